import type { ReactNode } from 'react';

/** Tips on how to learn something, in the order that works best. */
export interface Tips {
  readonly opening: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly closing?: string;
}

interface TipListProps {
  readonly tips: Tips;
  readonly children?: ReactNode;
}

/** Tips as the Tips dialog shows them. */
export function TipList({ tips: { opening, steps, closing }, children }: TipListProps) {
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
