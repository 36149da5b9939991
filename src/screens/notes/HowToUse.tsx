import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { HowToPanel } from './HowToPanel';
import { ACT, ARROWS, accidentals, letters, stringKeys } from './howToKeys';
import { GESTURES, HOW_TO, TAPS } from './howToText';
import { notesSettings } from './settings';

const START: readonly NamedKey[] = [{ id: 'notes-quiz.start', hotkey: 'q' }];

/** What can be done while no question is open. */
export function HowToUse({ settings }: { readonly settings: Settings }) {
  const style = useSetting(settings, notesSettings.accidentals);
  const instrument = useInstrument();
  return (
    <HowToPanel taps={TAPS}>
      <KeyTip keys={ARROWS}>{HOW_TO.walk}</KeyTip>
      <KeyTip keys={ACT} also={GESTURES.click}>
        {HOW_TO.hear}
      </KeyTip>
      <KeyTip keys={letters('notes.notes')}>{HOW_TO.highlight}</KeyTip>
      <KeyTip keys={accidentals('notes.notes', style)}>{HOW_TO[style]}</KeyTip>
      <KeyTip keys={stringKeys(instrument)}>{HOW_TO.goToString}</KeyTip>
      <KeyTip keys={START}>{HOW_TO.start}</KeyTip>
    </HowToPanel>
  );
}
