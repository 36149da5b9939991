import clsx from 'clsx';
import { useMemo } from 'react';
import { useInstrument, useOrientation } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { INVERSIONS, type StringSet } from '../../instrument/shape';
import { earTriadItem, type TriadSounding } from '../../practice/heardTriads';
import { setsOfThree, shapeItem } from '../../practice/shapes';
import { TRIAD_QUALITIES, type TriadQuality } from '../../theory/triad';
import heat from '../../ui/heat.module.css';
import stack from '../../ui/stack.module.css';
import { setText } from '../shapeFormText';
import { Block, Blocks } from './Blocks';
import { EarTypesPicture } from './EarTypesPicture';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { type DrawnShape, drawnShapes, fretsOf } from './shapeDrawing';
import styles from './TriadsPicture.module.css';
import { INVERSION_TITLES, NO_QUALITIES_MIXED, QUALITY, ROOT, restText, STRINGS } from './text';
import { type Tile, tileOf } from './view';

const ROWS = [progressSettings.triadsQuiz];

const COLUMNS = INVERSIONS.map(inversion => ({
  ...{ id: inversion, title: INVERSION_TITLES[inversion], spoken: inversion },
}));

/** The qualities that are named by ear. */
const HEARD = TRIAD_QUALITIES.map(quality => ({
  ...{ code: quality, text: quality, spoken: quality },
  itemOf: (sounding: TriadSounding) => earTriadItem({ quality, sounding }),
}));

/** The qualities and the sets of strings that have answers; before the first, those that a teacher begins with. */
function shownIn(instrument: Instrument, shapes: readonly DrawnShape[], { figures }: PictureProps['view']) {
  const answered = shapes.filter(({ form }) => figures.has(shapeItem(instrument, form)));
  const isFirst = answered.length === 0;
  const forms = answered.map(({ form }) => form);
  const qualities = new Set<TriadQuality>(isFirst ? ['major', 'minor'] : forms.map(({ quality }) => quality));
  const sets = new Set<StringSet>(
    isFirst ? setsOfThree(instrument).slice(0, 1) : forms.map(({ set }) => set),
  );
  return { answered, qualities, sets };
}

/** The triads with their figures: the shapes as they lie on the neck, or the qualities as they are heard. */
export const TriadsPicture = (props: PictureProps) =>
  props.view.quiz === 'ear-quality' ? (
    <EarTypesPicture {...props} rows={ROWS} title={QUALITY} types={HEARD} none={NO_QUALITIES_MIXED} />
  ) : (
    <ShapesPicture {...props} />
  );

/** The shapes as they lie on the neck, with a figure for each: one table for each quality. */
function ShapesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const shapes = useMemo(() => drawnShapes(instrument), [instrument]);
  const frets = useMemo(() => fretsOf(shapes), [shapes]);
  const { answered, qualities, sets } = shownIn(instrument, shapes, view);
  const [all, allSets] = [new Set(shapes.map(({ form }) => form.quality)), setsOfThree(instrument)];
  const rest = restText(
    [...all].filter(quality => !qualities.has(quality)),
    allSets.filter(set => !sets.has(set)),
  );
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, shapes.length]}>
      <Blocks>
        {TRIAD_QUALITIES.filter(quality => qualities.has(quality)).map(quality => (
          <Block
            key={quality}
            title={quality}
            corner={{ text: STRINGS, spoken: STRINGS }}
            columns={COLUMNS}
            rows={allSets
              .filter(set => sets.has(set))
              .map(set => ({ id: set, title: set, spoken: setText(set).spoken }))}
            cellAt={(set, inversion) => {
              const shape = shapes.find(
                ({ form }) => form.set === set && form.quality === quality && form.inversion === inversion,
              );
              if (shape === undefined) return undefined;
              const tile = tileOf(view, view.figures.get(shapeItem(instrument, shape.form)));
              return <ShapeTile shape={shape} frets={frets} tile={tile} />;
            }}
          />
        ))}
      </Blocks>
      <p className={stack.note}>
        <span className={styles.root} aria-hidden="true">
          {ROOT}
        </span>
        {rest}
      </p>
    </Picture>
  );
}

interface ShapeProps {
  readonly shape: DrawnShape;
  /** As many frets are drawn. */
  readonly frets: number;
}

/** A shape and its figure on one step of lightness. */
function ShapeTile({ tile, ...shape }: ShapeProps & { readonly tile: Tile }) {
  return (
    <>
      <span className={clsx(heat.heat, styles.tile)} data-lightness={tile.lightness} aria-hidden="true">
        <ShapeDrawing {...shape} />
        <span>{tile.text}</span>
      </span>
      <span className="visually-hidden">{tile.spoken}</span>
    </>
  );
}

/** The width of a fret, and the distance of two strings. */
const CELL = { width: 12, height: 10 };

const SIDE = 7;

const STRINGS_OF_SET = [0, 1, 2];

/** Three strings, some frets, and the notes of a shape; the root is a square. */
function ShapeDrawing({ shape, frets }: ShapeProps) {
  const { hand, topString } = useOrientation();
  const [width, height] = [frets * CELL.width, STRINGS_OF_SET.length * CELL.height];
  const yOf = (string: number) =>
    ((topString === 'first' ? STRINGS_OF_SET.length - 1 - string : string) + 0.5) * CELL.height;
  const xOf = (fret: number) => (hand === 'right' ? fret + 0.5 : frets - fret - 0.5) * CELL.width;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      {STRINGS_OF_SET.map(string => (
        <line key={string} x1={0} x2={width} y1={yOf(string)} y2={yOf(string)} />
      ))}
      {Array.from({ length: frets + 1 }, (_, wire) => wire * CELL.width).map(x => (
        <line key={x} x1={x} x2={x} y1={yOf(0)} y2={yOf(2)} />
      ))}
      {shape.dots.map(({ string, fret, isRoot }) =>
        isRoot ? (
          <rect key={string} x={xOf(fret) - SIDE / 2} y={yOf(string) - SIDE / 2} width={SIDE} height={SIDE} />
        ) : (
          <circle key={string} cx={xOf(fret)} cy={yOf(string)} r={SIDE / 2} />
        ),
      )}
    </svg>
  );
}
