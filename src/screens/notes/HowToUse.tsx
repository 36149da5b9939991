import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';

/** The keys of the screen, for someone who meets it for the first time. */
export function HowToUse() {
  return (
    <Panel title="How to Use">
      <ul className={prose.keys}>
        <li>Arrow keys walk the neck; Space sounds the place you are on.</li>
        <li>
          <kbd>n</kbd> goes to the next place of the same note, <kbd>o</kbd> says where you are.
        </li>
        <li>
          <kbd>1</kbd> to <kbd>6</kbd> go to a string.
        </li>
        <li>
          <kbd>c</kbd> <kbd>d</kbd> <kbd>e</kbd> <kbd>f</kbd> <kbd>g</kbd> <kbd>a</kbd> <kbd>b</kbd> highlight
          a note; with Shift, its sharp or flat.
        </li>
        <li>
          <kbd>q</kbd> starts the quiz, <kbd>Enter</kbd> submits and goes on.
        </li>
      </ul>
    </Panel>
  );
}
