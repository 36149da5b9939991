import type { Keywords } from '../commands/search/keywords';

/** What people type for a setting that the quizzes of several screens have, apart from its name. */
export const QUIZ_KEYWORDS: Keywords = {
  '*.with': ['how to answer', 'answering'],
  '*.with.keys': ['keyboard', 'buttons', 'graded'],
  '*.with.self-check': ['pedal', 'foot switch', 'hands on the guitar', 'flash cards', 'on my own guitar'],
  '*.with.microphone': ['play it', 'by playing', 'my guitar', 'acoustic', 'listen'],
  '*.with.midi': ['play it', 'by playing', 'midi guitar', 'midi keyboard'],
  '*.only-right': ['wrong notes', 'forgiving', 'no mistakes', 'try again'],
  '*.octave': ['which octave counts', 'octaves'],
  '*.octave.exact': ['the same octave', 'strict'],
  '*.octave.any': ['every octave', 'whatever octave'],
  '*.order.shuffled': ['random', 'mixed'],
  '*.order.weak': ['adaptive', 'mistakes', 'spaced repetition', 'due'],
  '*.drill': ['fast', 'speed', 'rapid fire', 'drill mode', 'one key answers'],
  '*.pause': ['delay', 'wait', 'time between questions'],
  '*.pause.0': ['no pause', 'none', 'immediately'],
  '*.length': ['drill', 'questions', 'minutes', 'duration'],
};
