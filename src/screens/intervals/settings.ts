import type { PlayDirection } from '../../audio/plan';
import { drill, pauseSetting } from '../../quiz/drillSettings';
import { order } from '../../quiz/order';
import { noteKey, noteStroke } from '../../settings/noteOptions';
import { anyOf, type Choices, oneOf, type SettingOption, type SettingsTable } from '../../settings/setting';
import { INTERVALS, type IntervalName, pitchName, spokenPitch } from '../../theory/interval';
import { chromaticName, pitchClass, spokenNoteName } from '../../theory/note';
import { answerKey } from './answerKeys';
import { PLAY_DIRECTIONS, QUIZ_DIRECTIONS, type QuizDirection } from './directions';
import { ROOTS, type Root } from './playedInterval';

export type Mode = 'practice' | 'quiz';

const mode = oneOf<Mode>({
  id: 'mode',
  label: 'Mode',
  control: 'radios',
  leader: 'm',
  options: [
    { value: 'practice', text: 'Practice', keywords: ['listen', 'explore'] },
    { value: 'quiz', text: 'Quiz', keywords: ['test', 'drill'] },
  ],
  initial: 'practice',
});

const inPractice = (choices: Choices): boolean => mode.read(choices) === 'practice';
const inQuiz = (choices: Choices): boolean => mode.read(choices) === 'quiz';

/** A root as an option, found and picked by its note name. */
function rootOption(root: Root): Omit<SettingOption, 'code'> {
  const name = pitchName(root, 'sharps');
  const [sharp, flat] = [chromaticName(pitchClass(root), 'sharps'), chromaticName(pitchClass(root), 'flats')];
  const stroke = noteStroke(sharp);
  return {
    text: name,
    spoken: spokenPitch(name),
    keywords: [sharp, flat, spokenNoteName(sharp), spokenNoteName(flat)],
    ...(stroke === undefined ? {} : noteKey(stroke)),
  };
}

const root = oneOf<Root>({
  id: 'root',
  label: 'Root Note',
  control: 'select',
  leader: 'r',
  isShown: inPractice,
  options: ROOTS.map(value => ({ value, code: pitchName(value, 'sharps'), ...rootOption(value) })),
  initial: 60,
});

const direction = oneOf<PlayDirection>({
  id: 'direction',
  label: 'Direction',
  title: 'Practice Direction',
  control: 'select',
  leader: 'v',
  isShown: inPractice,
  options: PLAY_DIRECTIONS.map(({ value, text }) => ({ value, text })),
  initial: 'ascending',
});

const quizDirection = oneOf<QuizDirection>({
  id: 'quiz',
  label: 'Direction',
  title: 'Quiz Direction',
  control: 'select',
  leader: 'v',
  isShown: inQuiz,
  options: QUIZ_DIRECTIONS.map(({ value, text, brief }) => ({ value, text, brief })),
  initial: 'ascending',
});

const asked = anyOf<IntervalName>({
  id: 'intervals',
  label: 'Intervals asked',
  control: 'checkboxes',
  leader: 'i',
  isShown: inQuiz,
  options: INTERVALS.map(({ name, semitones, spoken }) => ({
    value: name,
    code: String(semitones),
    text: name,
    keywords: [spoken, 'ask', 'only', 'just'],
    stroke: answerKey(semitones),
    digit: 'none',
  })),
  initial: INTERVALS.map(({ name }) => name),
});

/** What can be set on the Intervals screen. */
export const intervalsSettings = {
  mode,
  root,
  direction,
  quizDirection,
  asked,
  order: { ...order, isShown: inQuiz },
  drill: { ...drill, isShown: inQuiz },
  pause: { ...pauseSetting(600, 'b'), isShown: inQuiz },
};

export const intervalsTable: SettingsTable = { rows: Object.values(intervalsSettings) };
