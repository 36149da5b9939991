import { ORDINAL_DIGITS } from '../../commands/hotkey';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import { ARROWS_AND_SPACE } from './text';

/** The keys of the strings, the top row first. */
const stringKeys = ({ strings }: Instrument): readonly NamedKey[] =>
  strings.toReversed().flatMap(({ number }) => {
    const hotkey = ORDINAL_DIGITS[number - 1];
    return hotkey === undefined ? [] : [{ id: `neck.to-string.${number}`, hotkey }];
  });

const LETTERS: readonly NamedKey[] = (['c', 'd', 'e', 'f', 'g', 'a', 'b'] as const).map(hotkey => ({
  id: `notes.notes.${hotkey.toUpperCase()}`,
  hotkey,
}));

/** The keys of the screen, for first-time users. */
export function HowToUse() {
  const instrument = useInstrument();
  return (
    <Panel title="How to Use">
      <ul className={prose.keys}>
        <li>{ARROWS_AND_SPACE}</li>
        <KeyTip keys={[{ id: 'neck.next', hotkey: 'n' }]}>goes to the next place of the same note.</KeyTip>
        <KeyTip keys={[{ id: 'neck.where', hotkey: 'o' }]}>says where you are.</KeyTip>
        <KeyTip keys={stringKeys(instrument)}>go to a string.</KeyTip>
        <KeyTip keys={LETTERS}>highlight a note; with Shift, its sharp or flat.</KeyTip>
        <KeyTip keys={[{ id: 'notes-quiz.start', hotkey: 'q' }]}>starts the quiz.</KeyTip>
        <KeyTip keys={[{ id: 'notes-quiz.submit', hotkey: 'Enter' }]}>submits and goes on.</KeyTip>
      </ul>
    </Panel>
  );
}
