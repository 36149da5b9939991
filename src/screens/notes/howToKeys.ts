import { ORDINAL_DIGITS } from '../../commands/hotkey';
import type { Instrument } from '../../instrument/instrument';
import { chromaticOptions } from '../../settings/noteOptions';
import type { AccidentalStyle } from '../../theory/note';
import type { NamedKey } from '../../ui/KeyTip';

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
