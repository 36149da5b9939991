import { type Action, bind, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import type { QuizCommands, QuizWording } from '../../quiz/commands';
import { BACK_TO_THE_QUIZ, QUIT_QUIZ, START_KEYWORDS, START_QUIZ } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { type ActionCombination, combineAction } from '../../settings/combinedSettings';
import { namesIn } from '../../settings/noteNames';
import type { Choices } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { INTERVALS, type Interval, type IntervalName } from '../../theory/interval';
import type { ScreenActions } from '../action';
import { MOST_REMEMBERED, type Played, type PlayedInterval } from './playedInterval';
import type { IntervalsSession } from './quiz/nameInterval';
import { heardAs } from './quiz/question';
import { answerKey, INTERVAL_WORDS, intervalsSettings } from './settings';
import { ALL_ASKED, intervalText, NONE_ASKED, NOTHING_PLAYED, PLAY_ANY, PLAY_ROOT, PLAYING } from './text';

/** What the commands of the Intervals screen read and call. */
interface IntervalsCommandsDeps {
  readonly session: () => IntervalsSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly played: () => Played;
  readonly isSilent: () => boolean;
  readonly soundState: () => 'on' | 'off';
  practice(name: IntervalName): void;
  replay(heard: PlayedInterval): void;
  /** Plays the interval of the open question. */
  hear(): void;
  /** Plays the right interval, then the answered one. */
  compare(): void;
  openHelp(): void;
}

/** Why nothing can be played, if so. */
const noPlaying = (sound: 'on' | 'off', isSilent: boolean): string | undefined => {
  if (sound === 'off') return SOUND_IS_OFF;
  return isSilent ? undefined : PLAYING;
};

/** Whether only the root of the open question may be heard. */
const isRootOnly = (session: IntervalsSession): boolean =>
  session.status === 'asking' && session.run.quiz.sounds === 'root';

/** Whether there is a wrong answer that can be played. */
const isComparable = (session: IntervalsSession): boolean =>
  session.status === 'feedback' &&
  session.last.verdict === 'wrong' &&
  heardAs(session.last.question, session.last.answer) !== undefined;

/**
 * Why nothing can be practiced, if so.
 *
 * @example noPractice({ status: 'idle' }, 'on', true) // undefined
 */
export const noPractice = (
  { status }: IntervalsSession,
  sound: 'on' | 'off',
  isSilent: boolean,
): string | undefined => (status === 'asking' ? BLOCKED_BY_QUESTION : noPlaying(sound, isSilent));

const { mode, asked } = intervalsSettings;

const isPractice = ({ settings }: IntervalsCommandsDeps): boolean => settings.read(mode) === 'practice';

const isSetup = (deps: IntervalsCommandsDeps): boolean =>
  !isPractice(deps) && deps.session().status === 'idle';

const practiceDisabled = ({ session, soundState, isSilent }: IntervalsCommandsDeps): string | undefined =>
  noPractice(session(), soundState(), isSilent());

const hearDisabled = ({ soundState, isSilent }: IntervalsCommandsDeps): string | undefined =>
  noPlaying(soundState(), isSilent());

const shared = { group: 'Intervals', scope: 'screen' } as const;
const quizShared = { group: 'Intervals quiz', scope: 'quiz' } as const;
const whereAsked = 'in Quiz Mode on Intervals';

const PLAYS = { id: 'intervals.play', title: PLAY_ANY };

/** Plays an interval. On its own screen it is called like the button, which has no room for more. */
const practiceAction = ({ name, semitones, spoken }: Interval) => {
  const title = `Play ${name}`;
  const keywords = [spoken, 'hear', 'listen', 'sound of the interval', ...INTERVAL_WORDS[semitones]];
  return {
    ...shared,
    ...{ id: `intervals.play.${semitones}`, title, keywords },
    titleNow: () => name,
    keywordsNow: () => [title, ...keywords],
    series: PLAYS,
    ...{ choice: name, brief: spoken },
    hotkeys: [answerKey(semitones)],
    isOffered: isPractice,
    disabled: practiceDisabled,
    run: ({ practice }) => practice(name),
  } satisfies Action<IntervalsCommandsDeps>;
};

/** What an interval can be played with: a root, a direction, and whether both notes sound together. */
const playCombination = ({ name, semitones, spoken }: Interval): ActionCombination => ({
  table: 'intervals',
  rows: [intervalsSettings.root.id, intervalsSettings.direction.id, intervalsSettings.sounding.id],
  label: 'Play',
  values: [name, spoken, ...INTERVAL_WORDS[semitones]],
});

/** The interval that was played so many places before the last, if one was. */
const recentText = ({ played, settings }: IntervalsCommandsDeps, place: number) => {
  const heard = played().recent[place];
  return heard && intervalText(heard, namesIn(settings.choices()));
};

/** Plays an interval of the list of what was played recently again. */
const recentAction = (place: number) =>
  ({
    ...shared,
    ...{ id: `intervals.recent.${place + 1}`, title: '' },
    keywords: ['again', 'recently played', 'hear'],
    titleNow: deps => recentText(deps, place)?.text ?? '',
    spokenNow: deps => recentText(deps, place)?.spoken,
    isOffered: deps => isPractice(deps) && recentText(deps, place) !== undefined,
    disabled: practiceDisabled,
    run({ played, replay }) {
      const heard = played().recent[place];
      if (heard) replay(heard);
    },
  }) satisfies Action<IntervalsCommandsDeps>;

/** The commands of the Intervals screen, except those of its settings, its necks, single intervals and its quiz. */
const INTERVALS_ACTIONS = {
  replay: {
    ...shared,
    ...{ id: 'intervals.replay', title: 'Replay', where: 'on Intervals' },
    keywords: ['play', 'hear', 'again', 'last played', 'repeat'],
    opening: 'play',
    hotkeys: ['p'],
    hint: 'replay',
    isOffered: isPractice,
    disabled: deps => practiceDisabled(deps) ?? (deps.played().last ? undefined : NOTHING_PLAYED),
    run({ played, replay }) {
      const { last } = played();
      if (last) replay(last);
    },
  },
  askAll: {
    ...shared,
    ...{ id: 'intervals.ask-all', title: 'Ask All', where: whereAsked },
    keywords: ['every interval', 'select all'],
    isOffered: isSetup,
    disabled: ({ settings }) => (settings.read(asked).length === INTERVALS.length ? ALL_ASKED : undefined),
    run: ({ settings }) =>
      settings.write(
        asked,
        INTERVALS.map(({ name }) => name),
      ),
  },
  askNone: {
    ...shared,
    ...{ id: 'intervals.ask-none', title: 'Clear', where: whereAsked },
    keywords: ['ask no interval', 'none'],
    isOffered: isSetup,
    disabled: ({ settings }) => (settings.read(asked).length === 0 ? NONE_ASKED : undefined),
    run: ({ settings }) => settings.write(asked, []),
  },
  help: {
    ...shared,
    ...{ id: 'intervals.directions', title: 'Help', where: whereAsked },
    keywords: ['direction options explained', 'ascending descending'],
    isOffered: isSetup,
    run: ({ openHelp }) => openHelp(),
  },
  hear: {
    ...quizShared,
    ...{ id: 'intervals-quiz.play', title: 'Play Interval' },
    titleNow({ session, isSilent }) {
      if (!isSilent()) return 'Playing...';
      return isRootOnly(session()) ? PLAY_ROOT : 'Play Interval';
    },
    keywords: ['replay', 'hear', 'again', 'listen'],
    hotkeys: ['p'],
    hint: 'play',
    isOffered: deps => !isPractice(deps) && isOpen(deps.session()),
    disabled: hearDisabled,
    run: ({ hear }) => hear(),
  },
  compare: {
    ...quizShared,
    ...{ id: 'intervals-quiz.compare', title: 'Hear Right, Then Yours' },
    keywords: ['compare', 'both', 'replay'],
    hotkeys: ['c'],
    hint: 'compare',
    isOffered: deps => !isPractice(deps) && isComparable(deps.session()),
    disabled: hearDisabled,
    run: ({ compare }) => compare(),
  },
} as const satisfies Record<string, Action<IntervalsCommandsDeps>>;

export const intervalsWording: QuizWording = {
  id: 'intervals-quiz',
  group: 'Intervals quiz',
  // In practice, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : BACK_TO_THE_QUIZ;
    return session.status === 'completed' && isShown ? 'New Quiz' : START_QUIZ;
  },
  startKeywords: [
    ...[...START_KEYWORDS, 'ear training', 'ear test', 'recognize intervals by ear', 'listening', 'again'],
    ...['seconds', 'thirds', 'fourths', 'fifths', 'sixths', 'sevenths', 'octaves', 'tritones', 'learn'],
  ],
  quitTitle(session) {
    if (isOpen(session)) return 'End Quiz';
    return session.status === 'completed' ? 'Back to Quiz Setup' : undefined;
  },
  quitKeywords: ['quit', ...QUIT_QUIZ.keywords],
  resultsTitle: 'View Results',
  results: 'page',
};

/** What other screens list of this one. */
export const intervalsActions: ScreenActions = {
  actions: INTERVALS_ACTIONS,
  quiz: intervalsWording,
  revealQuiz: choices => mode.write(choices, 'quiz'),
  deferred: [
    ...INTERVALS.map(interval => ({
      texts: practiceAction(interval),
      combination: playCombination(interval),
      kind: 'sound' as const,
      reveal: (choices: Choices) => mode.write(choices, 'practice'),
    })),
  ],
};

/** The commands of the Intervals screen, except those of its settings and its necks. */
export interface IntervalsCommands extends Readonly<Record<keyof typeof INTERVALS_ACTIONS, Command>> {
  /** One for each interval, from Unison to Octave. */
  readonly practice: readonly Command[];
  /** One for each place in the list of what was played recently. */
  readonly recent: readonly Command[];
  readonly quiz: QuizCommands;
  /** All of them, in palette order. */
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Intervals screen.
 *
 * @example createIntervalsCommands(deps).practice[3]?.hotkeys // ['e'], which plays a minor third
 */
export function createIntervalsCommands(deps: IntervalsCommandsDeps): IntervalsCommands {
  const { quiz } = deps;
  const commands = bindAll<keyof typeof INTERVALS_ACTIONS, IntervalsCommandsDeps>(INTERVALS_ACTIONS, deps);
  const practice = INTERVALS.map(interval => {
    const combinable = combineAction(() => command, playCombination(interval));
    const command: Command = bind({ ...practiceAction(interval), combinable }, deps);
    return command;
  });
  const recent = Array.from({ length: MOST_REMEMBERED }, (_, place) => bind(recentAction(place), deps));
  const { replay, ...others } = commands;
  const ofQuiz = quiz.all.filter(command => command !== quiz.start);
  const all = [...practice, replay, ...recent, quiz.start, ...Object.values(others), ...ofQuiz];
  return { ...commands, practice, recent, quiz, all };
}
