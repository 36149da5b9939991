import type { ReactNode } from 'react';
import { useInstrument } from '../fretboard/useInstrument';
import type { Instrument } from '../instrument/instrument';

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

export interface TipListProps {
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
