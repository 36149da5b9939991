import { memo, useCallback, useSyncExternalStore } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position } from '../../instrument/position';
import { CommandButton } from '../../ui/CommandButton';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import type { PatternCommands, ScalesCommands } from './commands';
import type { Diagram } from './diagram';
import styles from './PatternsView.module.css';
import type { Copied, ScalesStore } from './scalesStore';
import type { Shown } from './shown';
import { COPY_NOTICES, patternCaption } from './text';
import { useDiagramCells } from './useDiagramCells';

/** The outcome of a copy. */
export function CopyNotice({ outcome }: Pick<Copied, 'outcome'>) {
  return <p {...(outcome === 'failed' && { className: stack.notice })}>{COPY_NOTICES[outcome]}</p>;
}

interface PatternToolsProps extends Pick<PatternCommands, 'buttons'> {
  /** While the pattern plays, its button stops it. */
  readonly playback: 'silent' | 'playing';
  readonly copied: Copied['outcome'] | undefined;
}

/**
 * Play and Copy beside a pattern, for pointers. Tab skips them: the keyboard has the same commands, for the pattern in use,
 * below the grid.
 */
export const PatternTools = memo(function PatternTools({ buttons, playback, copied }: PatternToolsProps) {
  return (
    <div className={stack.tools}>
      <CommandButton
        command={playback === 'playing' ? buttons.stop : buttons.play}
        tone="text"
        tabStop="skipped"
        whenDisabled="keep-focus"
      />
      <CommandButton command={buttons.copy} tone="text" tabStop="skipped" />
      {copied && <CopyNotice outcome={copied} />}
    </div>
  );
});

interface PatternCardProps {
  readonly store: ScalesStore;
  readonly diagram: Diagram;
  readonly style: ToneStyle;
  readonly isInUse: boolean;
}

/** One pattern on a neck of just its frets; re-renders only if something of its own changes. */
export const PatternCard = memo(function PatternCard({ store, diagram, style, isInUse }: PatternCardProps) {
  const { instrument, id, name, firstFret, lastFret } = diagram;
  const hear = useCallback((place: Position) => store.hear(id, place), [store, id]);
  return (
    <div>
      <h3 className={styles.name} data-in-use={isInUse || undefined}>
        {name}
      </h3>
      <p className={styles.caption}>
        <Spoken {...patternCaption(diagram, style.signs)} />
      </p>
      <NeckBoard
        name={name}
        instrument={instrument}
        firstFret={firstFret}
        lastFret={lastFret}
        size="small"
        home={diagram.notes[0]?.position}
        bareCells="skipped"
        cellAt={useDiagramCells(store, diagram, style)}
        onAct={hear}
        onHear={hear}
        onFocus={useCallback(() => store.use(id), [store, id])}
        handle={useCallback((neck: NeckHandle | null) => store.keepNeck(id, neck), [store, id])}
      />
    </div>
  );
});

interface PatternsViewProps {
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
  readonly shown: Shown;
  readonly inUse: Diagram;
  readonly style: ToneStyle;
}

/** Every pattern of the scale in a grid; the commands below it act on the one last focused. */
export function PatternsView({ store, commands, shown, inUse, style }: PatternsViewProps) {
  const { diagrams } = shown;
  const running = useSyncExternalStore(store.subscribe, store.running);
  const copied = useSyncExternalStore(store.subscribe, store.copied);
  return (
    <ul className={styles.grid}>
      {diagrams.map(diagram => {
        const isInUse = diagram === inUse;
        const pattern = diagram.id === 'neck' ? undefined : commands.patterns.get(diagram.id);
        return (
          <li key={diagram.id} className={styles.item} data-in-use={isInUse || undefined}>
            <PatternCard store={store} diagram={diagram} style={style} isInUse={isInUse} />
            {pattern && (
              <PatternTools
                buttons={pattern.buttons}
                playback={running === diagram.id ? 'playing' : 'silent'}
                copied={copied?.diagram === diagram ? copied.outcome : undefined}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
