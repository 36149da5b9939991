import type { Command } from '../../commands/command';
import type { QuizCommands } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { createActionJoint } from '../../settings/joinedSettings';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { INTERVALS, type IntervalName } from '../../theory/interval';
import { INTERVALS_TEXTS, playJoin, playTexts } from './actions';
import { MOST_REMEMBERED, type Played, type PlayedInterval } from './playedInterval';
import type { IntervalsSession } from './quiz/nameInterval';
import { heardAs } from './quiz/question';
import { answerKey, intervalsSettings } from './settings';
import { ALL_ASKED, intervalText, NONE_ASKED, NOTHING_PLAYED, PLAY_ROOT, PLAYING } from './text';

/** What the commands of the Intervals screen read and call. */
interface IntervalsCommandsDeps {
  readonly session: () => IntervalsSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly played: () => Played;
  readonly isSilent: () => boolean;
  readonly sound: { readonly state: 'on' | 'off' };
  practice(name: IntervalName): void;
  replay(heard: PlayedInterval): void;
  /** Plays the interval of the open question. */
  hear(): void;
  /** Plays the right interval, then the answered one. */
  compare(): void;
  openHelp(): void;
}

/** The commands of the Intervals screen, except those of its settings and its necks. */
export interface IntervalsCommands {
  /** One for each interval, from Unison to Octave. */
  readonly practice: readonly Command[];
  readonly replay: Command;
  /** One for each place in the list of what was played recently. */
  readonly recent: readonly Command[];
  readonly askAll: Command;
  readonly askNone: Command;
  readonly help: Command;
  readonly hear: Command;
  readonly compare: Command;
  readonly quiz: QuizCommands;
  /** All of them, in palette order. */
  readonly all: readonly Command[];
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

/**
 * Creates the commands of the Intervals screen.
 *
 * @example createIntervalsCommands(use).practice[3]?.hotkeys // ['e'], which plays a minor third
 */
export function createIntervalsCommands(use: IntervalsCommandsDeps): IntervalsCommands {
  const { session, quiz, settings, played, isSilent, sound } = use;
  const { mode, asked } = intervalsSettings;
  const shared = { group: 'Intervals', scope: 'screen' } as const;
  const quizShared = { group: 'Intervals quiz', scope: 'quiz' } as const;
  const isPractice = () => settings.read(mode) === 'practice';
  const isSetup = () => !isPractice() && session().status === 'idle';
  const practiceDisabled = () => noPractice(session(), sound.state, isSilent());
  const hearDisabled = () => noPlaying(sound.state, isSilent());

  const practice = INTERVALS.map((interval): Command => {
    const { name, semitones } = interval;
    const texts = playTexts(interval);
    const command: Command = {
      ...texts,
      scope: 'screen',
      title: name,
      joint: createActionJoint(() => command, playJoin(interval)),
      hotkeys: [answerKey(semitones)],
      keywords: [texts.title, ...(texts.keywords ?? [])],
      get isOffered() {
        return isPractice();
      },
      get disabled() {
        return practiceDisabled();
      },
      run: () => use.practice(name),
    };
    return command;
  });
  const replay: Command = {
    ...shared,
    ...INTERVALS_TEXTS.replay,
    opening: 'play',
    hotkeys: ['p'],
    hint: 'replay',
    get isOffered() {
      return isPractice();
    },
    get disabled() {
      return practiceDisabled() ?? (played().last ? undefined : NOTHING_PLAYED);
    },
    run() {
      const { last } = played();
      if (last) use.replay(last);
    },
  };
  const recent = Array.from({ length: MOST_REMEMBERED }, (_, place): Command => {
    const text = () => {
      const heard = played().recent[place];
      return heard && intervalText(heard);
    };
    return {
      ...shared,
      id: `intervals.recent.${place + 1}`,
      keywords: ['again', 'recently played', 'hear'],
      get title() {
        return text()?.text ?? '';
      },
      get spoken() {
        return text()?.spoken;
      },
      get isOffered() {
        return isPractice() && text() !== undefined;
      },
      get disabled() {
        return practiceDisabled();
      },
      run() {
        const heard = played().recent[place];
        if (heard) use.replay(heard);
      },
    };
  });
  const askAll: Command = {
    ...shared,
    ...INTERVALS_TEXTS.askAll,
    get isOffered() {
      return isSetup();
    },
    get disabled() {
      return settings.read(asked).length === INTERVALS.length ? ALL_ASKED : undefined;
    },
    run() {
      settings.write(
        asked,
        INTERVALS.map(({ name }) => name),
      );
    },
  };
  const askNone: Command = {
    ...shared,
    ...INTERVALS_TEXTS.askNone,
    get isOffered() {
      return isSetup();
    },
    get disabled() {
      return settings.read(asked).length === 0 ? NONE_ASKED : undefined;
    },
    run: () => settings.write(asked, []),
  };
  const help: Command = {
    ...shared,
    ...INTERVALS_TEXTS.help,
    get isOffered() {
      return isSetup();
    },
    run: use.openHelp,
  };
  const hear: Command = {
    ...quizShared,
    id: 'intervals-quiz.play',
    get title() {
      if (!isSilent()) return 'Playing...';
      return isRootOnly(session()) ? PLAY_ROOT : 'Play Interval';
    },
    hotkeys: ['p'],
    keywords: ['replay', 'hear', 'again', 'listen'],
    hint: 'play',
    get isOffered() {
      return !isPractice() && isOpen(session());
    },
    get disabled() {
      return hearDisabled();
    },
    run: use.hear,
  };
  const compare: Command = {
    ...quizShared,
    id: 'intervals-quiz.compare',
    title: 'Hear Right, Then Yours',
    hotkeys: ['c'],
    keywords: ['compare', 'both', 'replay'],
    hint: 'compare',
    get isOffered() {
      const now = session();
      return !isPractice() && isComparable(now);
    },
    get disabled() {
      return hearDisabled();
    },
    run: use.compare,
  };

  const { start } = quiz;
  const ofQuiz = quiz.all.filter(command => command !== start);
  const all = [...practice, replay, ...recent, start, askAll, askNone, help, hear, compare, ...ofQuiz];
  return { practice, replay, recent, askAll, askNone, help, hear, compare, quiz, all };
}
