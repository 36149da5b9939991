import { leaderSlot } from '../../commands/keymap';
import { KeyTip } from '../../ui/KeyTip';
import prose from '../../ui/prose.module.css';
import { LEADERS } from './settings';

const MAJOR = leaderSlot('keys.key', LEADERS.major);
const MINOR = leaderSlot('keys.key', LEADERS.minor);

/** How to learn the keys, in the order in which it sticks. */
export const keysTips = (
  <>
    <p>
      You don't learn the signatures of all keys by heart: you learn one order, and read everything else from
      the circle.
    </p>
    <ol>
      <li>
        <strong>One fifth, one accidental.</strong> Each step to the right on the circle adds a sharp or takes
        a flat away; each step to the left does the opposite. Start at C, which has none.
      </li>
      <li>
        <strong>The order never changes.</strong> Sharps always come as F C G D A E B, flats as the same row
        backward: B E A D G C F.
      </li>
      <li>
        <strong>Sharps: one up from the last.</strong> The last sharp lies a half step below the major key
        note.
      </li>
      <li>
        <strong>Flats: the last but one.</strong> The last flat but one is the major key note itself. One flat
        alone is F major.
      </li>
      <li>
        <strong>Minor is three frets lower.</strong> Each minor key shares its signature with the major key
        three frets above it: press Up or Down on the circle and watch the notes stay.
      </li>
      <li>
        <strong>Minor keys borrow a chord.</strong> Their v is often V in practice: raise the seventh note by
        a fret, as in E major in the key of A minor, and it leads home.
      </li>
      <li>
        <strong>Neighbors are chords.</strong> With a key selected, its own sector and the five marked sectors
        around it are its major and minor chords. That is why songs so often move to the sector next door.
      </li>
    </ol>
    <ul className={prose.keys}>
      <li>
        <kbd>→</kbd> and <kbd>←</kbd> go around by fifths; on the circle <kbd>↑</kbd> and <kbd>↓</kbd> go to
        the relative key.
      </li>
      <KeyTip keys={[{ id: 'keys.relative', hotkey: 's' }]}>goes to the relative key from anywhere.</KeyTip>
      <KeyTip keys={[{ id: MAJOR, hotkey: LEADERS.major }]}>
        and a note letter select a major key; with Shift, its sharp or flat. With 0 it selects none.
      </KeyTip>
      <KeyTip keys={[{ id: MINOR, hotkey: LEADERS.minor }]}>and a note letter select a minor key.</KeyTip>
      <KeyTip keys={[{ id: 'keys.play', hotkey: 'p' }]}>plays the scale.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.start', hotkey: 'q' }]}>starts the quiz.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.submit', hotkey: 'Enter' }]}>submits and goes on.</KeyTip>
    </ul>
  </>
);
