import type { Instrument } from '../../instrument/instrument';
import { drawnName } from '../../theory/names';
import type { NoteName } from '../../theory/note';
import { KeyTip } from '../../ui/KeyTip';
import prose from '../../ui/prose.module.css';
import { TipList, type Tips } from '../TipList';
import { keyOfLeader } from './settings';

/** How to learn the keys, in the order that works best. */
export function keysTipsFor({ names }: Pick<Instrument, 'names'>): Tips {
  const named = (...notes: readonly NoteName[]) => notes.map(note => drawnName(note, names)).join(' ');
  return {
    opening:
      "You don't have to learn every signature by heart: learn one order, and read everything else from the circle.",
    steps: [
      {
        title: 'One fifth, one accidental.',
        text: `Each step to the right on the circle adds a sharp or takes a flat away; each step to the left does the opposite. Start at ${named('C')}, which has none.`,
      },
      {
        title: 'The order never changes.',
        text: `Sharps always come in the order ${named('F', 'C', 'G', 'D', 'A', 'E', 'B')}, flats in reverse: ${named('B', 'E', 'A', 'D', 'G', 'C', 'F')}.`,
      },
      {
        title: 'Sharps: one up from the last.',
        text: 'The last sharp is a half step below the tonic of the major key.',
      },
      {
        title: 'Flats: the next to last.',
        text: `The next-to-last flat is the tonic of the major key. One flat alone is ${named('F')} major.`,
      },
      {
        title: 'Minor is three frets lower.',
        text: 'Each minor key shares its signature with the major key three frets above it: press Up or Down on the circle and watch the notes stay the same.',
      },
      {
        title: 'Minor keys borrow a chord.',
        text: `Their v is often V in practice: raise the seventh note by a fret, as in ${named('E')} major in the key of ${named('A')} minor, and it leads home.`,
      },
      {
        title: 'Neighbors are chords.',
        text: "With a key selected, its own sector and the five marked sectors around it are its major and minor chords. That's why songs so often move to the sector next door.",
      },
    ],
  };
}

/** How to learn the keys, and the hotkeys that help. */
export const keysTips = (
  <TipList tips={keysTipsFor}>
    <ul className={prose.keys}>
      <li>
        <kbd>→</kbd> and <kbd>←</kbd> go around by fifths; on the circle <kbd>↑</kbd> and <kbd>↓</kbd> go to
        the relative key.
      </li>
      <KeyTip keys={[{ id: 'keys.relative', hotkey: 'g' }]}>goes to the relative key from anywhere.</KeyTip>
      <KeyTip keys={[keyOfLeader('major')]}>
        then a note letter selects a major key; with Shift, its sharp or flat. Then 0 selects none.
      </KeyTip>
      <KeyTip keys={[keyOfLeader('minor')]}>then a note letter selects a minor key.</KeyTip>
      <KeyTip keys={[{ id: 'keys.play', hotkey: 'p' }]}>plays the scale.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.start', hotkey: 'q' }]}>starts the quiz.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.submit', hotkey: 'Enter' }]}>submits and goes on.</KeyTip>
    </ul>
  </TipList>
);
