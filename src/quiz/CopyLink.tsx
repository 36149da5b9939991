import { type ReactNode, useSyncExternalStore } from 'react';
import { CommandButton } from '../ui/CommandButton';
import { useCommandState } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './CopiedNotice.module.css';
import { type CopiedLink, type DrillLinks, useDrillLinks } from './drillLinks';

type CopyOutcome = CopiedLink['outcome'];

/** How copying a link ended, below its button. */
export const COPY_NOTICES: Record<CopyOutcome, string> = {
  copied: '✓ Link copied: the same questions for everyone',
  failed: "The browser didn't let Fretty copy. Select the link below and copy it by hand.",
};

/** How copying a link ended, as spoken. */
export const COPY_SPOKEN: Record<CopyOutcome, string> = {
  copied: 'The link is on the clipboard. Everyone who opens it gets the same questions.',
  failed: "The link wasn't copied: the browser refused.",
};

/** The field that holds a link that couldn't be copied. */
export const LINK_FIELD = 'Link to this drill';

interface CopiedNoticeProps {
  readonly copied: CopiedLink;
  /** What is said once it is copied. */
  readonly done?: string;
  /** The name of the field that holds a link that couldn't be copied. */
  readonly field?: string;
}

/** How copying a link ended; if the browser refused, the link is there to be copied by hand. */
export function CopiedNotice({
  copied: { outcome, address },
  done = COPY_NOTICES.copied,
  field = LINK_FIELD,
}: CopiedNoticeProps) {
  if (outcome === 'copied') return <p>{done}</p>;
  return (
    <div className={stack.notice}>
      <p>{COPY_NOTICES.failed}</p>
      <input
        className={styles.link}
        type="text"
        readOnly
        aria-label={field}
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
}

interface CopyLinkProps {
  /** Buttons that stand beside it. */
  readonly children?: ReactNode;
}

/** The button that copies the link to a drill, where it can be copied, in a row with others, and how that ended. */
export function CopyLink({ children }: CopyLinkProps) {
  const links = useDrillLinks();
  return links ? <Copying links={links}>{children}</Copying> : <div className={stack.tools}>{children}</div>;
}

function Copying({ links, children }: CopyLinkProps & { readonly links: DrillLinks }) {
  const canCopy = useCommandState(() => links.copy.disabled === undefined);
  const copied = useSyncExternalStore(links.subscribe, links.copied);
  if (!canCopy) return <div className={stack.tools}>{children}</div>;
  return (
    <div className={stack.stack}>
      <div className={stack.tools}>
        <CommandButton tone="text" command={links.copy} />
        {children}
      </div>
      {copied && <CopiedNotice copied={copied} />}
    </div>
  );
}
