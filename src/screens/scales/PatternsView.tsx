import { useCallback } from 'react';
import { NeckTools } from '../../fretboard/NeckTools';
import { SOUND_IS_OFF } from '../../settings/useSound';
import type { Diagram } from './diagrams';
import { PatternCard } from './PatternCard';
import styles from './PatternsView.module.css';
import { PatternTools } from './PatternTools';
import type { Scales } from './useScales';

/** Every pattern of the scale in a grid; the commands above it are for the one that had the focus last. */
export function PatternsView({ scales, inUse }: { scales: Scales; inUse: Diagram }) {
  const { shown, style, commands, sound, copied, running, hear, use, neckOf, keepNeck } = scales;
  const { instrument, id } = inUse;
  const find = (command: string) => commands.find(each => each.id === command);
  return (
    <>
      <NeckTools
        instrument={instrument}
        bounds={{ strings: instrument.strings.length }}
        neck={useCallback(() => neckOf(id), [neckOf, id])}
        onAct={useCallback(place => hear(id, place), [hear, id])}
        actTitle="Hear this place"
        actDisabled={sound === 'off' ? SOUND_IS_OFF : undefined}
      />
      <ul className={styles.grid}>
        {shown.diagrams.map(diagram => (
          <li
            key={diagram.id}
            className={styles.item}
            data-standing={diagram === inUse ? 'in-use' : 'waiting'}
          >
            <PatternCard
              diagram={diagram}
              style={style}
              standing={diagram === inUse ? 'in-use' : 'waiting'}
              sounding={scales.soundingOn(diagram.id)}
              onHear={hear}
              onUse={use}
              keepNeck={keepNeck}
            />
            <PatternTools
              play={find(running === diagram.id ? 'scales.stop' : `scales.pattern.${diagram.id}.play`)}
              copy={find(`scales.pattern.${diagram.id}.copy`)}
              copied={copied?.diagram === diagram ? copied.outcome : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
