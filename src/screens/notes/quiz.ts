import { type Completed, isOpen } from '../../quiz/session';
import { quizOf } from '../common/desk';
import { goesOnByItself } from '../common/pace';
import type { Cue } from '../common/useCues';
import type { NotesSession } from './commands';
import type { NotesAnswer, NotesQuestion } from './question';
import { notesTable } from './settings';
import { resultsOf, spokenQuestion, spokenResults, spokenVerdict } from './words';

/** The notes quiz of a running app. All settings rest while it runs: it goes on as it was started. */
export const notesQuiz = quizOf<NotesQuestion, NotesAnswer>({
  noun: 'notes',
  locked: notesTable.rows.map(({ id }) => id),
  paceOf: ({ setup }) => setup.pace.kind,
});

/** Where the focus belongs in a notes quiz. */
export type NotesFocusTarget = 'question' | 'go-on' | 'start' | 'none';

/** Whether a quiz came to its end without being told to go on. */
export function endedByItself({ answered }: Completed<NotesQuestion, NotesAnswer>): boolean {
  const last = answered.at(-1);
  return last !== undefined && goesOnByItself(last.question.setup.pace, last.verdict);
}

type NotesCue = Cue<NotesFocusTarget>;

const NO_CUE: NotesCue = { focus: 'none', say: '' };

const isByEar = ({ setup }: NotesQuestion): boolean => setup.pace.kind === 'eyes-free';

function questionCue(before: NotesSession, after: NotesSession): NotesCue {
  if (after.status !== 'asking') return NO_CUE;
  const last = after.answered.at(-1);
  // Straight from one question to the next, as a drill goes: nobody has heard the verdict yet.
  const verdict = before.status === 'asking' && last ? spokenVerdict(last) : '';
  // The cell that takes the focus asks a name-note question by its own name; eyes-free nobody reads it.
  const isSaidByCell =
    after.question.mode === 'name-note' && after.answered.length > 0 && !isByEar(after.question);
  const question = isSaidByCell ? '' : spokenQuestion(after);
  const cue: NotesCue = { focus: 'question', say: `${verdict} ${question}`.trim() };
  // The whole neck loses its names when the quiz starts.
  return isOpen(before) ? cue : { ...cue, page: 'redrawn' };
}

/**
 * What a change of the session asks of focus and speech.
 *
 * @example cueFor({ status: 'idle' }, asking) // { focus: 'question', say: 'Question 1 of 12. Find every C …' }
 */
export function cueFor(before: NotesSession, after: NotesSession): NotesCue {
  switch (after.status) {
    case 'asking':
      return before.status === 'asking' && before.question === after.question
        ? NO_CUE
        : questionCue(before, after);
    case 'feedback':
      return { focus: 'go-on', say: spokenVerdict(after.last), weight: 'lasting' };
    case 'idle':
      return isOpen(before) || before.status === 'completed' ? { focus: 'start', say: '' } : NO_CUE;
    case 'completed': {
      const say = after.questions.some(isByEar) ? spokenResults(resultsOf(after.answered)) : '';
      return { focus: 'none', say };
    }
  }
}
