import { displaySetting } from '../../fretboard/displaySetting';
import { accidentals, frets, styleIn } from '../../fretboard/neckSettings';
import { closeShapes, type Inversion, type Shape, STRING_SETS, type StringSet } from '../../instrument/shape';
import { type FretCount, STANDARD_TUNING } from '../../instrument/tuning';
import { chromaticOptions } from '../../settings/noteOptions';
import { type Choices, oneOf, type SettingOption, type SettingsTable } from '../../settings/setting';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { TRIAD_QUALITIES, type Triad, type TriadQuality, triad } from '../../theory/triad';
import { shapeText } from './shapeWords';

const root = oneOf<PitchClass>({
  id: 'root',
  label: 'Root',
  control: 'select',
  leader: 'r',
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: 0,
  adapt: (_, choices) => chromaticOptions(styleIn(choices)),
});

const QUALITY_KEYWORDS: Record<TriadQuality, readonly string[]> = {
  major: ['maj'],
  minor: ['min'],
  diminished: ['dim', 'flat fifth'],
  augmented: ['aug', 'sharp fifth'],
};

const quality = oneOf<TriadQuality>({
  id: 'quality',
  label: 'Quality',
  control: 'select',
  leader: 'y',
  options: TRIAD_QUALITIES.map(value => ({ value, text: value, keywords: QUALITY_KEYWORDS[value] })),
  initial: 'major',
});

/** The strings of a set as people type them: `2 3 4`, `234`. */
const setKeywords = (set: StringSet): readonly string[] =>
  set === 'All'
    ? ['strings', 'six strings', 'whole neck']
    : ['strings', set.replaceAll('-', ' '), set.replaceAll('-', '')];

const stringSet = oneOf<StringSet>({
  id: 'set',
  label: 'String Set',
  control: 'select',
  leader: 's',
  options: STRING_SETS.map(value => ({ value, text: value, keywords: setKeywords(value) })),
  initial: '1-2-3',
});

const INVERSION_CODES = {
  'root position': 'root',
  'first inversion': 'first',
  'second inversion': 'second',
} as const satisfies Record<Inversion, string>;

/** The times that an inversion can come on one neck: an open shape comes again at frets 12 and 24. */
const TIMES = [1, 2, 3] as const;

/** A close-position shape by its inversion, and the how-manieth of these it is up the neck; so a new root keeps the inversion. */
type ShapeId = `${(typeof INVERSION_CODES)[Inversion]}-${(typeof TIMES)[number]}`;

const NO_SHAPE = 'none';

const SHAPE_CODES: readonly (ShapeId | typeof NO_SHAPE)[] = [
  NO_SHAPE,
  ...Object.values(INVERSION_CODES).flatMap(code => TIMES.map((time): ShapeId => `${code}-${time}`)),
];

/** The triad that is chosen. */
export const triadIn = (choices: Choices): Triad =>
  triad(chromaticName(root.read(choices), styleIn(choices)), quality.read(choices));

/** The close-position shapes of the chosen triad on the chosen strings up the neck, with their ids. */
function shapesIn(choices: Choices): readonly { readonly id: string; readonly shape: Shape }[] {
  const shapes = closeShapes(STANDARD_TUNING, triadIn(choices), stringSet.read(choices), frets.read(choices));
  return shapes.map((shape, index) => {
    const time = shapes.slice(0, index + 1).filter(({ inversion }) => inversion === shape.inversion).length;
    return { id: `${INVERSION_CODES[shape.inversion]}-${time}`, shape };
  });
}

const ALL_NOTES: SettingOption = {
  code: NO_SHAPE,
  text: 'None',
  digit: '0',
  keywords: ['no shape', 'all notes', 'clear'],
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Which of the close-position shapes is brought out on the neck. */
const shape = oneOf<ShapeId | typeof NO_SHAPE>({
  id: 'shape',
  label: 'Shape',
  control: 'list',
  leader: 'f',
  steps: { next: 'j', previous: 'k' },
  options: SHAPE_CODES.map(value => ({ value, text: '' })),
  initial: NO_SHAPE,
  adapt: (_, choices) => [
    ALL_NOTES,
    ...shapesIn(choices).map(({ id, shape }, index): SettingOption => {
      const digit = DIGITS[index];
      return {
        code: id,
        text: shapeText(shape),
        keywords: ['close position', 'voicing', 'fingering'],
        ...(digit && { digit }),
      };
    }),
  ],
});

/** A shape that the neck doesn't have is let go. */
function withoutLostShape(choices: Choices): Choices {
  const chosen = shape.read(choices);
  return chosen === NO_SHAPE || shapesIn(choices).some(({ id }) => id === chosen)
    ? choices
    : shape.write(choices, NO_SHAPE);
}

/** What can be set on the Triads screen. */
export const triadsSettings = {
  frets,
  display: displaySetting('intervals'),
  accidentals,
  root,
  quality,
  stringSet,
  shape,
};

export const triadsTable: SettingsTable = {
  rows: Object.values(triadsSettings),
  settle: withoutLostShape,
};

/** What the Triads screen shows. */
export interface TriadView {
  readonly triad: Triad;
  readonly set: StringSet;
  readonly frets: FretCount;
  /** The close-position shape that is brought out; without one, all notes on the strings are. */
  readonly shape: Shape | undefined;
}

/**
 * What the screen shows under some choices.
 *
 * @example viewIn(new Map([['quality', 'minor']])).triad.tones.map(({ note }) => note) // ['C', 'Eb', 'G']
 */
export const viewIn = (choices: Choices): TriadView => ({
  triad: triadIn(choices),
  set: stringSet.read(choices),
  frets: frets.read(choices),
  shape: shapesIn(choices).find(({ id }) => id === shape.read(choices))?.shape,
});
