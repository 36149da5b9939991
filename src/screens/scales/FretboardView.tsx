import { useMemo } from 'react';
import { Neck } from '../../fretboard/Neck';
import { SOUND_IS_OFF } from '../../settings/useSound';
import { diagramCells } from './cells';
import type { Diagram } from './diagrams';
import type { Scales } from './useScales';

/** The whole neck with the notes that the filter lets through. */
export function FretboardView({ scales, diagram }: { scales: Scales; diagram: Diagram }) {
  const { shown, style, sound, hear, keepNeck } = scales;
  const sounding = scales.soundingOn(diagram.id);
  const cellAt = useMemo(() => diagramCells(diagram, style, sounding), [diagram, style, sounding]);
  const onAct = useMemo(() => hear.bind(undefined, diagram.id), [hear, diagram.id]);
  const handle = useMemo(() => keepNeck.bind(undefined, diagram.id), [keepNeck, diagram.id]);
  return (
    <Neck
      name={diagram.name}
      instrument={diagram.instrument}
      lastFret={shown.frets}
      cellAt={cellAt}
      onAct={onAct}
      onHear={onAct}
      actTitle="Hear this place"
      actDisabled={sound === 'off' ? SOUND_IS_OFF : undefined}
      handle={handle}
    />
  );
}
