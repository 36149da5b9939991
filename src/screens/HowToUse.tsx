import { KeyTip } from '../ui/KeyTip';
import { Panel } from '../ui/Panel';
import styles from './HowToUse.module.css';
import type { Use } from './uses';

/** What can be done on a screen, for first-time users, in two lines of a wide window. */
export function HowToUse({ uses }: { uses: readonly Use[] }) {
  return (
    <Panel title="How to Use" className={styles.panel}>
      <ul className={styles.uses}>
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
    </Panel>
  );
}
