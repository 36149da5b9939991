import stack from '../ui/stack.module.css';
import styles from './CopiedNotice.module.css';
import { COPY_NOTICES, LINK_FIELD } from './copyText';
import type { CopiedLink } from './drillLinks';

/** How copying a link ended; if the browser refused, the link is there to be copied by hand. */
export function CopiedNotice({ copied: { outcome, address } }: { readonly copied: CopiedLink }) {
  if (outcome === 'copied') return <p>{COPY_NOTICES.copied}</p>;
  return (
    <div className={stack.notice}>
      <p>{COPY_NOTICES.failed}</p>
      <input
        className={styles.link}
        type="text"
        readOnly
        aria-label={LINK_FIELD}
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
}
