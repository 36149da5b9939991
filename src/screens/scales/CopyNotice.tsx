import stack from '../../ui/stack.module.css';
import type { Copied } from './useCopy';

/** What became of a copy. */
export function CopyNotice({ outcome }: Pick<Copied, 'outcome'>) {
  if (outcome === 'copied') return <p>✓ Copied as text</p>;
  return (
    <p className={stack.notice}>
      The browser did not let Fretty copy. Select the drawing under Text and copy it by hand.
    </p>
  );
}
