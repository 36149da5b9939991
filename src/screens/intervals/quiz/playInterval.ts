import { fretHotkey } from '../../../commands/numberRow';
import { rowRule } from '../../../fretboard/text';
import type { PlayedAnswers } from '../../../quiz/definition';
import { playedIn } from '../../../quiz/session';
import { spokenAnswer } from '../../../quiz/text';
import { INTERVALS, SHORT_NAMES } from '../../../theory/interval';
import { pitchClass } from '../../../theory/note';
import { PITCHES } from '../../../theory/pitch';
import { heardNote } from '../../heardNote';
import { signedSemitones } from '../playedInterval';
import { spokenResults } from '../text';
import { ASKING, type IntervalsQuiz, LOCKS } from './nameInterval';
import {
  CHOOSE_A_FRET,
  fretsAway,
  playPrompt,
  rightNotes,
  spokenMistake,
  spokenNote,
  spokenPlay,
  spokenRight,
  spokenTarget,
  stepOf,
  targetOf,
} from './playIntervalText';
import { answeredInterval, type IntervalQuestion } from './question';

const codeOf = (semitones: number): string => `frets-${semitones}`;

/** The pitches that are right to play: the second note or, in any octave, each of its name on the same side of the root. */
function pitchesOf(question: IntervalQuestion): readonly number[] {
  const target = targetOf(question);
  const { root } = question.heard;
  if (question.octave === 'exact' || target === root) return [target];
  const isOnItsSide = (midi: number) => (target > root ? midi > root : midi < root);
  return PITCHES.filter(midi => pitchClass(midi) === pitchClass(target) && isOnItsSide(midi));
}

const played: PlayedAnswers<IntervalQuestion, number> = {
  expected: pitchesOf,
  answerOf: (question, _, { midi }) =>
    pitchesOf(question).includes(midi) ? signedSemitones(question.heard) : midi - question.heard.root,
  heardText: ({ names }, note) => heardNote(note, names),
  spokenHeard: (question, note) => spokenNote(note, pitchesOf(question), question.names),
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
        ...(hotkey && { hotkey, keyRule: rowRule(semitones) }),
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
    const name = heard && spokenNote(heard, pitchesOf(question), question.names);
    switch (answered.verdict) {
      case 'right':
        return spokenAnswer(name ?? spokenTarget(question), verdict);
      case 'wrong':
        return spokenMistake(question, answered.answer, name);
      case 'given-up':
        return spokenRight(question);
    }
  },
  spokenResults,
};
