import { fretHotkey } from '../../commands/numberRow';
import type { PlayedAnswers } from '../../quiz/definition';
import { playedIn } from '../../quiz/session';
import { INTERVALS } from '../../theory/interval';
import { chromaticName, pitchClass, spokenNoteName } from '../../theory/note';
import { SHORT_NAMES } from '../../theory/shortNames';
import { PITCHES } from '../playedPitches';
import { signedSemitones } from './playedInterval';
import {
  CHOOSE_A_FRET,
  fretsAway,
  heardNote,
  playPrompt,
  rightNotes,
  spokenNote,
  spokenPlay,
  spokenPlayVerdict,
  stepOf,
  targetOf,
} from './playIntervalText';
import { answeredInterval, type IntervalQuestion } from './question';
import { ASKING, type IntervalsQuiz, LOCKS } from './quiz';
import { spokenResults } from './quizText';

const codeOf = (semitones: number): string => `frets-${semitones}`;

/** The pitches that are right to play. */
function pitchesOf(question: IntervalQuestion): readonly number[] {
  const target = targetOf(question);
  return question.octave === 'exact'
    ? [target]
    : PITCHES.filter(midi => pitchClass(midi) === pitchClass(target));
}

const played: PlayedAnswers<IntervalQuestion, number> = {
  expected: pitchesOf,
  answerOf: (question, _, { midi }) =>
    pitchesOf(question).includes(midi) ? signedSemitones(question.heard) : midi - question.heard.root,
  heardText: (_, note) => heardNote(note),
  spokenHeard: (question, note) => spokenNote(note, pitchesOf(question)),
};

/** Play the second note of an interval: its root is heard, its name and direction are told. */
export const playInterval: IntervalsQuiz<number> = {
  id: 'play-interval',
  sounds: 'root',
  locks: LOCKS,
  answerCodes: INTERVALS.map(({ semitones }) => codeOf(semitones)),
  missingAnswer: CHOOSE_A_FRET,
  isHeard: true,
  isTold: true,
  ...ASKING,

  answersTo: question =>
    INTERVALS.map(({ semitones }) => {
      const hotkey = fretHotkey(semitones);
      return {
        code: codeOf(semitones),
        answer: stepOf(question, semitones),
        text: fretsAway(semitones),
        ...(hotkey && { hotkey }),
      };
    }),
  answerIn: draft => draft,
  isFinal: () => true,
  grade: ({ heard }, answer) => (answer === signedSemitones(heard) ? 'right' : 'wrong'),
  solutionOf: ({ heard }) => signedSemitones(heard),
  codesOf(question, answer) {
    const interval = answer === undefined ? undefined : answeredInterval(question, answer);
    return {
      asked: SHORT_NAMES[question.interval.name],
      answered: interval ? SHORT_NAMES[interval.name] : `${answer ?? ''}`,
    };
  },
  played,

  correctText: rightNotes,
  promptOf: playPrompt,
  spokenQuestion: spokenPlay,
  spokenArrival: spokenPlay,
  spokenDraft: (_, draft) => `${fretsAway(draft)}, chosen.`,
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    const heard = playedIn(answered);
    if (heard) return spokenPlayVerdict(question, verdict, spokenNote(heard, pitchesOf(question)));
    const right = spokenNoteName(chromaticName(pitchClass(targetOf(question)), 'sharps'));
    const yours = answered.verdict === 'wrong' ? fretsAway(answered.answer) : right;
    return spokenPlayVerdict(question, verdict, yours);
  },
  spokenResults,
};
