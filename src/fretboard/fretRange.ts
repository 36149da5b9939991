import { DIGIT_KEYS, type Leader } from '../commands/hotkey';
import { FRET_COUNTS } from '../instrument/instrument';
import { fretsFrom } from '../instrument/position';
import { store } from '../settings/choices';
import { oneOf } from '../settings/optionSetting';
import type { Choices, Setting, SettingRow } from '../settings/setting';

/** Part of a neck: the frets between two, both included. */
export interface FretRange {
  readonly lowest: number;
  readonly highest: number;
}

/** The two settings of a range of frets. */
interface FretRangeUse {
  /** The number of frets of the neck. */
  readonly frets: Setting<number>;
  readonly lowest: Pick<SettingRow, 'id' | 'label'>;
  readonly highest: Pick<SettingRow, 'id' | 'label'>;
  /** Where their controls are. */
  readonly shown: Pick<SettingRow, 'isShown' | 'reveal'>;
}

const LOWEST_WORDS = (fret: number) => [`from fret ${fret}`, `frets ${fret} to`, `lowest fret ${fret}`];
const HIGHEST_WORDS = (fret: number) => [`to fret ${fret}`, `up to ${fret}`, `highest fret ${fret}`];

interface Bound extends Pick<SettingRow, 'id' | 'label' | 'isShown' | 'reveal'> {
  readonly leader: Leader;
  readonly initial: number;
  /** What people say of a fret as this bound. */
  readonly words: (fret: number) => readonly string[];
}

/** A fret from the open string up, picked by its own digit; `within` says which can be chosen. */
const fretBound = (
  { words, ...shape }: Bound,
  within: (fret: number, choices: Choices) => boolean,
): Setting<number> =>
  oneOf<number>({
    ...shape,
    control: 'select',
    options: fretsFrom(0, Math.max(...FRET_COUNTS)).map(fret => ({
      value: fret,
      text: String(fret),
      keywords: [...words(fret), 'filter'],
      digit: DIGIT_KEYS[fret] ?? ('none' as const),
    })),
    adapt: (options, choices) => options.filter(({ code }) => within(Number(code), choices)),
  });

const WHOLE_NECK = 'all';

/** An upper bound that is the last fret of the neck, however long that is, until another is chosen. */
const upTo = (frets: Setting<number>, row: Setting<number>): Setting<number> => {
  const bound: Setting<number> = {
    ...row,
    defaultCode: WHOLE_NECK,
    isChosen: (choices, { code }) => Number(code) === bound.read(choices),
    choose: (choices, { code }) => bound.write(choices, Number(code)),
    read: choices => (choices.has(row.id) ? row.read(choices) : frets.read(choices)),
    write: (choices, fret) => store(choices, bound, fret === frets.read(choices) ? WHOLE_NECK : String(fret)),
  };
  return bound;
};

/**
 * Two settings that choose part of a neck, and what keeps them consistent: neither exceeds the last fret, and the lowest fret
 * never exceeds the highest.
 *
 * @example fretRange(use).read(new Map([['min', '5']])) // { lowest: 5, highest: 12 }
 */
export function fretRange({ frets, lowest, highest, shown }: FretRangeUse) {
  const low: Setting<number> = fretBound(
    { ...lowest, ...shown, leader: 'i', initial: 0, words: LOWEST_WORDS },
    (fret, choices) => fret <= high.read(choices),
  );
  const high: Setting<number> = upTo(
    frets,
    fretBound(
      { ...highest, ...shown, leader: 'shift+i', initial: FRET_COUNTS[0], words: HIGHEST_WORDS },
      (fret, choices) => fret >= low.read(choices) && fret <= frets.read(choices),
    ),
  );
  return {
    lowest: low,
    highest: high,
    read: (choices: Choices): FretRange => ({ lowest: low.read(choices), highest: high.read(choices) }),
    settle(choices: Choices): Choices {
      const lowered = high.write(choices, Math.min(high.read(choices), frets.read(choices)));
      return low.write(lowered, Math.min(low.read(lowered), high.read(lowered)));
    },
  };
}
