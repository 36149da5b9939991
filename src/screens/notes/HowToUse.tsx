import { useInstrument } from '../../fretboard/useInstrument';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { HowToPanel } from './HowToPanel';
import { ACT, ARROWS, letters, stringKeys } from './howToKeys';
import { GESTURES, HOW_TO, TAPS } from './howToText';

const NEXT_PLACE: readonly NamedKey[] = [{ id: 'neck.next', hotkey: 'n' }];
const START: readonly NamedKey[] = [{ id: 'notes-quiz.start', hotkey: 'q' }];

/** What can be done while no question is open. */
export function HowToUse() {
  const instrument = useInstrument();
  return (
    <HowToPanel taps={TAPS}>
      <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
      <KeyTip keys={ACT} also={GESTURES.click}>
        {HOW_TO.hear}
      </KeyTip>
      <KeyTip keys={letters('notes.notes')}>{HOW_TO.highlight}</KeyTip>
      <KeyTip keys={stringKeys(instrument)}>{HOW_TO.goToString}</KeyTip>
      <KeyTip keys={NEXT_PLACE}>{HOW_TO.sameNote}</KeyTip>
      <KeyTip keys={START}>{HOW_TO.start}</KeyTip>
    </HowToPanel>
  );
}
