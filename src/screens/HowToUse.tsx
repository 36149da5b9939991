import clsx from 'clsx';
import { KeyTip } from '../ui/KeyTip';
import { Panel } from '../ui/Panel';
import prose from '../ui/prose.module.css';
import stack from '../ui/stack.module.css';
import styles from './HowToUse.module.css';
import type { Use } from './uses';

interface HowToUseProps {
  readonly uses: readonly Use[];
  /** What is said where there is no keyboard. */
  readonly taps: string;
}

/** What can be done on a screen, for first-time users, in two lines of a wide window. */
export function HowToUse({ uses, taps }: HowToUseProps) {
  return (
    <Panel title="How to Use" className={clsx(stack.last, styles.panel)}>
      <ul className={clsx(prose.keys, 'keyboard-only')}>
        {uses.map(use =>
          'by' in use ? (
            <li key={use.text}>
              <b>{use.by}</b> {use.text}
            </li>
          ) : (
            <KeyTip key={use.text} keys={use.keys}>
              {use.text}
            </KeyTip>
          ),
        )}
      </ul>
      <p className="touch-only">{taps}</p>
    </Panel>
  );
}
