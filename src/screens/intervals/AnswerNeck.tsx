import { type Ref, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { Command } from '../../commands/command';
import type { CellAt } from '../../fretboard/cell';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import { type NeckInUse, useNeckMoves } from '../../fretboard/neckCommands';
import type { Instrument } from '../../instrument/instrument';
import { STANDARD_GUITAR } from '../../instrument/instruments';
import type { Position } from '../../instrument/position';
import { useSpeech } from '../../speech/Speech';
import { INTERVALS, type Interval } from '../../theory/interval';
import { useCommands } from '../../ui/shell';

/** Stands for any string, so its open note doesn't matter. */
const ONE_STRING: Instrument = {
  ...STANDARD_GUITAR,
  strings: [{ number: 1, open: 0, openNote: 'C-1', label: '', gauge: 1 }],
};
const LAST_FRET = INTERVALS.length - 1;

const rowName = () => 'One string';

interface AnswerNeckProps {
  readonly cellAt: CellAt;
  readonly onAnswer: (interval: Interval) => void;
  /** Why no answer is accepted, if so. */
  readonly disabled: string | undefined;
  readonly handle: Ref<NeckHandle>;
  /** Whether the neck's commands are for this one. */
  readonly inUse: boolean;
  readonly onFocus: () => void;
  /** What is said after the place when the user asks where they are; empty if there is nothing more. */
  readonly alsoHere: () => string;
}

/** The thirteen intervals as frets of one string: a drill is answered here, and its verdict is marked here. */
export function AnswerNeck({
  cellAt,
  onAnswer,
  disabled,
  handle,
  inUse,
  onFocus,
  alsoHere,
}: AnswerNeckProps) {
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  useImperativeHandle<NeckHandle | null, NeckHandle | null>(handle, () => neck.current);

  const answerAt = useCallback(
    ({ fret }: Position) => {
      const interval = INTERVALS.find(({ semitones }) => semitones === fret);
      if (interval && disabled === undefined) onAnswer(interval);
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
        run() {
          const here = neck.current?.whereAmI();
          const more = alsoHere();
          if (here !== undefined) say(more === '' ? here : `${here}. ${more}`);
        },
      },
    ],
    [answerAt, alsoHere, disabled, say],
  );

  return (
    <>
      <NeckBoard
        name="Answer neck"
        instrument={ONE_STRING}
        lastFret={LAST_FRET}
        rowName={rowName}
        cellAt={cellAt}
        onAct={answerAt}
        onFocus={onFocus}
        handle={neck}
      />
      {inUse && <NeckCommands commands={commands} neck={() => neck.current} />}
    </>
  );
}

interface NeckCommandsProps {
  readonly commands: readonly Command[];
  readonly neck: NeckInUse;
}

/** Registers commands and the moves of the cursor for as long as it is rendered. */
function NeckCommands({ commands, neck }: NeckCommandsProps) {
  useCommands(commands);
  useNeckMoves(neck);
  return null;
}
