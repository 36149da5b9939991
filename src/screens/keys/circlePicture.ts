import { symbolName } from '../../theory/chord';
import { type Key, keyInfo, keyName, spokenKey, spokenKeyWithSignature } from '../../theory/key';
import { drawnName, type NoteNames } from '../../theory/names';
import type { NoteSigns } from '../../theory/note';
import { spokenSignature } from '../../theory/signature';
import { framed } from '../../ui/picture/frame';
import { type Drawing, dropOf, type Group, type Ink, type Mark, type Picture } from '../../ui/picture/marks';
import { countText, letterSpot, type Point, rimSpot, sectorPath } from '../circleGeometry';
import { chordsOn, type Sector, sectorId, sectorsFor } from './fifths';
import { TITLES } from './text';

/** How many pixels of a picture are one unit of the dial, whose radius is 100. */
const SCALE = 3;
const RADIUS = 100;

/** Sizes of type, in units of the dial. */
const SIZES = { major: 10, minor: 6.8, numeral: 5, count: 5, tonic: 16, hub: 6.4 };

/** How far a numeral moves its letter up, and how far it lies below it. */
const NUMERAL = { up: 3.5, down: 6.5 };

const centered = ({ x, y }: Point, text: string, size: number, ink: Ink, weight: 400 | 700 = 400): Mark => ({
  ...{ kind: 'text', anchor: 'middle', ink, x, y: y + dropOf(size), size, weight, text },
});

/** How a circle is drawn. */
export interface CircleStyle {
  readonly signs: NoteSigns;
  readonly names: NoteNames;
}

/** A key in its sector, with its chord within the selected key. */
function sectorMarks(
  { key, place }: Sector,
  selected: Key | undefined,
  { signs, names }: CircleStyle,
): Group {
  const { type } = key;
  const isSelected = selected !== undefined && sectorId(selected) === sectorId(key);
  const chord = selected && chordsOn(selected, names)(key);
  const outline = sectorPath(type, place, 0);
  const { x, y } = letterSpot(type, place);
  const letter = `${symbolName(chord?.root ?? key.tonic, signs, names)}${type === 'minor' ? 'm' : ''}`;
  const ink: Ink = isSelected ? 'accent-ink' : type === 'major' ? 'bright' : 'text';
  const weight = isSelected || type === 'major' ? 700 : 400;
  const tint: Mark = {
    kind: 'path',
    ink: 'accent',
    fill: 'solid',
    outline,
    ...(!isSelected && { opacity: 0.16 }),
  };
  return {
    kind: 'group',
    name: [spokenKeyWithSignature(key, names), chord?.description ?? '']
      .filter(text => text !== '')
      .join(', '),
    marks: [
      { kind: 'path', ink: type === 'major' ? 'raised' : 'ground', fill: 'solid', outline },
      ...(chord ? [tint] : []),
      { kind: 'path', ink: 'edge', fill: 'hollow', outline, thickness: 0.5 },
      centered({ x, y: chord ? y - NUMERAL.up : y }, letter, SIZES[type], ink, weight),
      ...(chord
        ? [
            centered(
              { x, y: y + NUMERAL.down },
              chord.roman,
              SIZES.numeral,
              isSelected ? ink : 'text',
              weight,
            ),
          ]
        : []),
    ],
  };
}

/** The selected key, large, in the center; on paper nobody can pick one. */
const hubMarks = (selected: Key | undefined, { signs, names }: CircleStyle): readonly Mark[] =>
  selected === undefined
    ? []
    : [
        centered({ x: 0, y: -5 }, drawnName(selected.tonic, names, signs), SIZES.tonic, 'bright', 700),
        centered({ x: 0, y: 10 }, selected.type, SIZES.hub, 'dim'),
      ];

/**
 * The circle of fifths as the screen draws it.
 *
 * @example circleDrawing({ tonic: 'D', type: 'major' }, { signs: 'letters', names: 'english' }).width // 600
 */
export function circleDrawing(selected: Key | undefined, style: CircleStyle): Drawing {
  const sectors = sectorsFor(selected);
  const counts = sectors.flatMap(({ key, place }) =>
    key.type === 'major'
      ? [centered(rimSpot(place), countText(keyInfo(key).accidentals, style.signs), SIZES.count, 'dim')]
      : [],
  );
  const side = 2 * RADIUS * SCALE;
  return {
    ...{ width: side, height: side },
    marks: [
      {
        ...{ kind: 'group', x: side / 2, y: side / 2, scale: SCALE },
        marks: [
          ...sectors.map(sector => sectorMarks(sector, selected, style)),
          ...counts,
          ...hubMarks(selected, style),
        ],
      },
    ],
  };
}

/** A picture of the circle of fifths, with what is known of the selected key. */
export function circlePicture(selected: Key | undefined, style: CircleStyle, address: string): Picture {
  const { signs, names } = style;
  const info = selected && keyInfo(selected);
  const facts = info
    ? [info.notes.map(note => drawnName(note, names, signs)).join(' '), spokenSignature(info.accidentals)]
    : [];
  return framed(circleDrawing(selected, style), {
    ...{
      folder: 'keys',
      title: selected ? keyName(selected, signs, names) : TITLES.circle,
      facts,
      note: '',
      address,
    },
    description: [TITLES.circle, ...(selected ? [spokenKey(selected, names)] : []), ...facts].join('. '),
  });
}
