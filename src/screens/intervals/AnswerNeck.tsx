import { type Ref, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { Command } from '../../commands/command';
import type { CellAt } from '../../fretboard/cell';
import type { NeckHandle } from '../../fretboard/Fretboard';
import styles from '../../fretboard/Neck.module.css';
import { NeckBoard } from '../../fretboard/NeckBoard';
import { useNeckMoves } from '../../fretboard/NeckTools';
import { type Instrument, STANDARD_GUITAR } from '../../instrument/instrument';
import type { Position } from '../../instrument/position';
import { useSpeech } from '../../speech/Speech';
import { INTERVALS, type IntervalName } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import { useCommands } from '../../ui/shell';

/** Stands for any string, so its open note doesn't matter. */
const ONE_STRING: Instrument = {
  ...STANDARD_GUITAR,
  strings: [{ number: 1, open: 0, label: '', gauge: 1 }],
};
const LAST_FRET = INTERVALS.length - 1;

const rowName = () => 'One string';

interface AnswerNeckProps {
  readonly cellAt: CellAt;
  readonly onAnswer: (answer: IntervalName) => void;
  /** Why no answer is accepted, if so. */
  readonly disabled: string | undefined;
  readonly handle: Ref<NeckHandle>;
}

/** The thirteen intervals as frets of one string: a drill is answered here, and its verdict is marked here. */
export function AnswerNeck({ cellAt, onAnswer, disabled, handle }: AnswerNeckProps) {
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  useImperativeHandle<NeckHandle | null, NeckHandle | null>(handle, () => neck.current);

  const answerAt = useCallback(
    ({ fret }: Position) => {
      const interval = INTERVALS.find(({ semitones }) => semitones === fret);
      if (interval && disabled === undefined) onAnswer(interval.name);
    },
    [onAnswer, disabled],
  );

  const commands = useMemo<readonly Command[]>(
    () => [
      {
        id: 'neck.act',
        title: 'Answer with this fret',
        group: 'Fretboard',
        scope: 'neck',
        hotkeys: ['Space'],
        disabled,
        run: () => neck.current && answerAt(neck.current.cursor()),
      },
      {
        id: 'neck.where',
        title: 'Where am I?',
        group: 'Fretboard',
        scope: 'neck',
        hotkeys: ['o'],
        keywords: ['position', 'cursor', 'say'],
        run: () => neck.current && say(neck.current.whereAmI()),
      },
    ],
    [answerAt, disabled, say],
  );
  useCommands(commands);
  useNeckMoves(() => neck.current);

  return (
    <div>
      <NeckBoard
        name="Answer neck"
        instrument={ONE_STRING}
        lastFret={LAST_FRET}
        rowName={rowName}
        cellAt={cellAt}
        onAct={answerAt}
        handle={neck}
      />
      <div className={styles.tools}>
        {commands.map(command => (
          <CommandButton key={command.id} command={command} whenDisabled="keep-focus" />
        ))}
      </div>
    </div>
  );
}
