import type { ReactNode } from 'react';
import { ORDINAL_DIGITS } from '../../commands/hotkey';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { chromaticOptions } from '../../settings/noteOptions';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import type { AccidentalStyle } from '../../theory/note';
import { KeyTip, type NamedKey } from '../../ui/KeyTip';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import stack from '../../ui/stack.module.css';
import { notesSettings } from './settings';
import { GESTURES, HOW_TO, TAPS } from './text';

interface HowToPanelProps {
  /** What the pointer does, where there is no keyboard. */
  readonly taps: string;
  /** What the keys do. */
  readonly children: ReactNode;
}

/** What can be done now, in two lines. */
export function HowToPanel({ taps, children }: HowToPanelProps) {
  return (
    <Panel title="How to Use" className={stack.last}>
      <ul className={`${prose.keys} keyboard-only`}>{children}</ul>
      <p className="touch-only">{taps}</p>
    </Panel>
  );
}

/** The keys of the strings, the top row first. */
export const stringKeys = ({ strings }: Instrument): readonly NamedKey[] =>
  strings.toReversed().flatMap(({ number }) => {
    const hotkey = ORDINAL_DIGITS[number - 1];
    return hotkey === undefined ? [] : [{ id: `neck.to-string.${number}`, hotkey }];
  });

/** The keys of the naturals, for commands whose ids begin alike. */
export const letters = (prefix: string): readonly NamedKey[] =>
  (['c', 'd', 'e', 'f', 'g', 'a', 'b'] as const).map(hotkey => ({
    id: `${prefix}.${hotkey.toUpperCase()}`,
    hotkey,
  }));

/** The keys of the sharps or flats, for commands whose ids begin alike. */
export const accidentals = (prefix: string, style: AccidentalStyle): readonly NamedKey[] =>
  chromaticOptions(style).flatMap(({ code, stroke }) =>
    stroke?.startsWith('shift+') ? [{ id: `${prefix}.${code}`, hotkey: stroke }] : [],
  );

export const ARROWS: readonly NamedKey[] = [
  { id: 'neck.left', hotkey: 'ArrowLeft' },
  { id: 'neck.right', hotkey: 'ArrowRight' },
];
export const ACT: readonly NamedKey[] = [{ id: 'neck.act', hotkey: 'Space' }];

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
