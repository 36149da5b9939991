import type { ReactNode } from 'react';
import { useInstrument, useOrientation } from '../fretboard/useInstrument';
import { ENDS, type Instrument, type Orientation } from '../instrument/instrument';

/** One piece of advice. */
export interface Tip {
  readonly title: string;
  readonly text: string;
}

/** Tips on how to learn something, in the order that works best. */
export interface Tips {
  readonly opening: string;
  readonly steps: readonly Tip[];
  readonly closing?: string;
}

interface TipListProps {
  /** May depend on the instrument. */
  readonly tips: Tips | ((instrument: Instrument) => Tips);
  readonly children?: ReactNode;
}

/** Tips as the Tips dialog shows them. */
export function TipList({ tips, children }: TipListProps) {
  const instrument = useInstrument();
  const { opening, steps, closing } = typeof tips === 'function' ? tips(instrument) : tips;
  return (
    <>
      <p>{opening}</p>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      {closing && <p>{closing}</p>}
      {children}
    </>
  );
}

const KEYS = { left: 'Left', right: 'Right' } as const;

/** How the neck is drawn, if not as usual. */
function drawnText({ hand, topString }: Orientation): readonly string[] {
  const isLeft = hand === 'left';
  const isOver = topString === 'lowest';
  if (isLeft && isOver)
    return ['Your neck is drawn left-handed, with the nut on the right and the lowest string on top.'];
  if (isLeft) return ['Your neck is drawn left-handed, with the nut on the right.'];
  return isOver ? ['Your neck is drawn with the lowest string on top.'] : [];
}

/**
 * How the keys move along the neck as it is drawn.
 *
 * @example walkTip({ hand: 'left', topString: 'first' }) // 'Your neck is drawn left-handed, … Right goes toward the nut, …'
 */
export function walkTip(orientation: Orientation): string {
  const { nut, lastFret } = ENDS[orientation.hand];
  return [
    ...drawnText(orientation),
    `The arrow keys follow the drawing: ${KEYS[nut]} goes toward the nut, ${KEYS[lastFret]} up the neck, Up and Down to the next string. Home is the nut, End the last fret.`,
    'Hand and Lowest String on Top are in the settings.',
  ].join(' ');
}

/** Tips for a screen with a neck, and how the keys walk it as it is drawn. */
export function NeckTips({ tips }: Pick<TipListProps, 'tips'>) {
  return (
    <TipList tips={tips}>
      <p>{walkTip(useOrientation())}</p>
    </TipList>
  );
}
