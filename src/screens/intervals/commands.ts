import type { Playback } from '../../audio/player';
import type { Command } from '../../commands/command';
import { isOpen } from '../../quiz/session';
import { SOUND_IS_OFF } from '../../settings/useSound';
import { INTERVALS, type IntervalName } from '../../theory/interval';
import { answerKey } from './answerKeys';
import type { Heard } from './heard';
import type { IntervalAnswer, IntervalsSession } from './question';
import type { Mode } from './settings';

export interface IntervalsState {
  readonly mode: Mode;
  readonly session: IntervalsSession;
  readonly lastPlayed: Heard | undefined;
  readonly asked: readonly IntervalName[];
  readonly sound: 'on' | 'off';
  readonly playback: Playback['status'];
}

/** What the commands of the Intervals screen set off. */
export interface IntervalsActs {
  practice(name: IntervalName): void;
  replay(): void;
  ask(names: readonly IntervalName[]): void;
  start(): void;
  /** Shows the quiz that waits. */
  resume(): void;
  /** Plays the interval that is asked, or was. */
  play(): void;
  /** Plays the right interval, then the one that was answered. */
  compare(): void;
  /** What an answer key does: chooses, and in a quick drill submits at once. */
  answer(answer: IntervalAnswer): void;
  submit(): void;
  next(): void;
  quit(): void;
}

const GROUP = 'Intervals';
const QUIZ_GROUP = 'Intervals quiz';

export const RESTS_WHILE_PLAYING = 'Rests while sound plays';
export const RESTS_WHILE_ASKED = 'Rests while a question is open: it would give the answer away';

const because = (reason: string | undefined) => (reason === undefined ? {} : { disabled: reason });

/** Why nothing can be played now. */
export function playRests({
  sound,
  playback,
}: Pick<IntervalsState, 'sound' | 'playback'>): string | undefined {
  if (sound === 'off') return SOUND_IS_OFF;
  return playback === 'playing' ? RESTS_WHILE_PLAYING : undefined;
}

/** Why nothing can be practiced now. */
export function practiceRests(state: IntervalsState): string | undefined {
  return state.session.status === 'asking' ? RESTS_WHILE_ASKED : playRests(state);
}

function practiceCommands(state: IntervalsState, acts: IntervalsActs): readonly Command[] {
  const rests = practiceRests(state);
  return [
    ...INTERVALS.map(
      ({ name, semitones, words }): Command => ({
        id: `intervals.play.${semitones}`,
        title: name,
        group: GROUP,
        scope: 'screen',
        hotkeys: [answerKey(semitones)],
        keywords: ['play', 'hear', words],
        ...because(rests),
        run: () => acts.practice(name),
      }),
    ),
    {
      id: 'intervals.replay',
      title: 'Replay',
      group: GROUP,
      scope: 'screen',
      hotkeys: ['p'],
      keywords: ['play', 'hear', 'again', 'last played'],
      hint: 'replay',
      ...because(rests ?? (state.lastPlayed ? undefined : 'Nothing was played yet')),
      run: acts.replay,
    },
  ];
}

function startCommand(title: 'Start Quiz' | 'New Quiz' | 'Back to the Quiz', run: () => void): Command {
  return {
    id: 'intervals-quiz.start',
    title,
    group: QUIZ_GROUP,
    scope: 'screen',
    hotkeys: ['q'],
    keywords: ['begin', 'drill', 'ear training', 'test', 'again'],
    hint: 'quiz',
    run,
  };
}

function setupCommands({ asked }: IntervalsState, acts: IntervalsActs): readonly Command[] {
  const all = INTERVALS.map(({ name }) => name);
  return [
    startCommand('Start Quiz', acts.start),
    {
      id: 'intervals.ask-all',
      title: 'Ask All',
      group: GROUP,
      scope: 'screen',
      keywords: ['every interval'],
      ...because(asked.length === all.length ? 'All intervals are asked' : undefined),
      run: () => acts.ask(all),
    },
    {
      id: 'intervals.ask-none',
      title: 'Clear',
      group: GROUP,
      scope: 'screen',
      keywords: ['ask no interval', 'none'],
      ...because(asked.length === 0 ? 'No interval is chosen' : undefined),
      run: () => acts.ask([]),
    },
  ];
}

const leaveCommand = (title: 'End Quiz' | 'Back to Quiz Setup', run: () => void): Command => ({
  id: 'intervals-quiz.quit',
  title,
  group: QUIZ_GROUP,
  scope: 'quiz',
  hotkeys: ['shift+q'],
  keywords: ['quit', 'stop', 'leave'],
  run,
});

function hearCommands(state: IntervalsState, acts: IntervalsActs): readonly Command[] {
  const { session, playback } = state;
  const rests = because(playRests(state));
  const play: Command = {
    id: 'intervals-quiz.play',
    title: playback === 'playing' ? 'Playing...' : 'Play Interval',
    group: QUIZ_GROUP,
    scope: 'quiz',
    hotkeys: ['p'],
    keywords: ['replay', 'hear', 'again', 'listen'],
    hint: 'play',
    ...rests,
    run: acts.play,
  };
  if (session.status !== 'feedback' || session.last.verdict === 'right') return [play];
  return [
    play,
    {
      id: 'intervals-quiz.compare',
      title: 'Hear Right, Then Yours',
      group: QUIZ_GROUP,
      scope: 'quiz',
      hotkeys: ['c'],
      keywords: ['compare', 'both', 'replay'],
      hint: 'compare',
      ...rests,
      run: acts.compare,
    },
  ];
}

function answerCommands(status: 'asking' | 'feedback', acts: IntervalsActs): readonly Command[] {
  return INTERVALS.map(({ name, semitones, words }) => ({
    id: `intervals-quiz.answer.${semitones}`,
    title: `Answer ${name}`,
    group: QUIZ_GROUP,
    scope: 'quiz',
    hotkeys: [answerKey(semitones)],
    keywords: [words],
    ...because(status === 'feedback' ? 'Answered already: Enter goes on' : undefined),
    run: () => acts.answer(name),
  }));
}

/** The one thing that Enter does in a quiz: submit, then go on. */
function goOnCommand(
  session: Extract<IntervalsSession, { status: 'asking' | 'feedback' }>,
  acts: IntervalsActs,
): Command {
  const shared = { group: QUIZ_GROUP, scope: 'quiz', hotkeys: ['Enter'] } as const;
  if (session.status === 'asking')
    return {
      ...shared,
      id: 'intervals-quiz.submit',
      title: 'Submit Answer',
      hint: 'submit',
      ...because(session.draft === undefined ? 'Choose an interval first' : undefined),
      run: acts.submit,
    };
  const isLast = session.answered.length === session.questions.length;
  return {
    ...shared,
    id: 'intervals-quiz.next',
    title: isLast ? 'View Results' : 'Next Question',
    hint: isLast ? 'results' : 'next',
    run: acts.next,
  };
}

function quizCommands(state: IntervalsState, acts: IntervalsActs): readonly Command[] {
  const { session } = state;
  switch (session.status) {
    case 'idle':
      return setupCommands(state, acts);
    case 'completed':
      return [startCommand('New Quiz', acts.start), leaveCommand('Back to Quiz Setup', acts.quit)];
    case 'asking':
    case 'feedback':
      return [
        ...hearCommands(state, acts),
        goOnCommand(session, acts),
        leaveCommand('End Quiz', acts.quit),
        ...answerCommands(session.status, acts),
      ];
  }
}

/** From practice the quiz starts too, or goes on where it waits. */
function toQuizCommand({ session }: IntervalsState, acts: IntervalsActs): Command {
  if (!isOpen(session)) return startCommand('Start Quiz', acts.start);
  return startCommand('Back to the Quiz', acts.resume);
}

/**
 * Every command of the Intervals screen but those of its settings and its necks.
 *
 * @example intervalsCommands({ mode: 'practice', … }, acts)[3]?.hotkeys // ['e'], which plays a minor third
 */
export function intervalsCommands(state: IntervalsState, acts: IntervalsActs): readonly Command[] {
  switch (state.mode) {
    case 'practice':
      return [...practiceCommands(state, acts), toQuizCommand(state, acts)];
    case 'quiz':
      return quizCommands(state, acts);
  }
}
