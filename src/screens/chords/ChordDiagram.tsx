import clsx from 'clsx';
import { useHand, useInstrument } from '../../fretboard/useInstrument';
import type { Voicing } from '../../instrument/voicing';
import styles from './Chords.module.css';
import { beginsOn, columnsFor, diagramFrets, gridOf } from './diagram';
import { diagramText } from './text';

interface ChordDiagramProps {
  /** The chord's name. */
  readonly name: string;
  readonly voicing: Voicing;
  readonly size?: 'full' | 'small';
}

/** The room around the grid, and between its lines (user units). */
const GAP = 24;
const TOP = 34;
const LEFT = 30;

/** A shape as chord books draw it: strings upright, the nut on top, a dot with its finger's number on each fretted string. */
export function ChordDiagram({ name, voicing, size = 'full' }: ChordDiagramProps) {
  const { strings, barre } = voicing;
  const { first, rows } = diagramFrets(voicing);
  const grid = gridOf({ first, rows }, beginsOn(useInstrument()));
  const column = columnsFor(useHand()(), voicing);
  const drawn = strings.map((play, place) => ({ play, place }));
  const width = (strings.length - 1) * GAP;
  const height = rows * GAP;
  const x = (place: number) => LEFT + column(place) * GAP;
  const y = (fret: number) => TOP + (fret - first + 0.5) * GAP;
  const ends = grid.frets.slice(0, 1).flatMap(({ from, to }) => [x(from), x(to)]);
  const nut = { left: Math.min(...ends), right: Math.max(...ends) };
  return (
    <svg
      className={clsx(styles.diagram, size === 'small' && styles.small)}
      viewBox={`0 0 ${LEFT + width + GAP} ${TOP + height + 12}`}
      role="img"
      aria-label={diagramText(name, voicing)}
    >
      {grid.strings.map(({ at, from, to }) => (
        <line key={`string ${at}`} x1={x(at)} x2={x(at)} y1={TOP + from * GAP} y2={TOP + to * GAP} />
      ))}
      {grid.frets.map(({ at, from, to }) => (
        <line key={`fret ${at}`} x1={x(from)} x2={x(to)} y1={TOP + at * GAP} y2={TOP + at * GAP} />
      ))}
      {first === 1 ? (
        <line className={styles.nut} x1={nut.left - 1} x2={nut.right + 1} y1={TOP - 1} y2={TOP - 1} />
      ) : (
        <text x={LEFT - 18} y={y(first) + 4}>
          {first}
        </text>
      )}
      {barre && (
        <line
          className={styles.barre}
          x1={x(barre.from)}
          x2={x(barre.to)}
          y1={y(barre.fret)}
          y2={y(barre.fret)}
        />
      )}
      {drawn.map(({ play, place }) =>
        play.kind === 'fretted' ? (
          <g key={`play ${place}`}>
            <circle cx={x(place)} cy={y(play.fret)} r={9} />
            <text className={styles.finger} x={x(place)} y={y(play.fret) + 4}>
              {play.finger}
            </text>
          </g>
        ) : (
          <text key={`play ${place}`} x={x(place)} y={TOP - 10}>
            {play.kind === 'open' ? '○' : '✕'}
          </text>
        ),
      )}
    </svg>
  );
}
