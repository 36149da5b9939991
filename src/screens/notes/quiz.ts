import { quizOf } from '../../quiz/desk';
import { isOpen, unheard } from '../../quiz/session';
import type { Cue } from '../../quiz/useCues';
import type { NotesSession } from './commands';
import { type NotesAnswer, type NotesQuestion, paceOf } from './question';
import { notesTable } from './settings';
import { resultsOf, spokenQuestion, spokenResults, spokenVerdict } from './words';

/** The notes quiz of a running app. All settings rest while it runs: it goes on as it was started. */
export const notesQuiz = quizOf<NotesQuestion, NotesAnswer>({
  noun: 'notes',
  locked: notesTable.rows.map(({ id }) => id),
  paceOf: question => paceOf(question).kind,
});

/** Where the focus belongs in a notes quiz. */
export type NotesFocusTarget = 'question' | 'go-on' | 'start' | 'none';

type NotesCue = Cue<NotesFocusTarget>;

const NO_CUE: NotesCue = { focus: 'none', say: '' };

const isByEar = (question: NotesQuestion): boolean => paceOf(question).kind === 'eyes-free';

function unheardVerdict(before: NotesSession, after: NotesSession): string {
  const answered = unheard(before, after);
  return answered === undefined ? '' : spokenVerdict(answered);
}

function questionCue(before: NotesSession, after: NotesSession): NotesCue {
  if (after.status !== 'asking') return NO_CUE;
  // The cell that takes the focus asks a name-note question by its own name; eyes-free nobody reads it.
  const isSaidByCell =
    after.question.mode === 'name-note' && after.answered.length > 0 && !isByEar(after.question);
  const question = isSaidByCell ? '' : spokenQuestion(after);
  const cue: NotesCue = { focus: 'question', say: `${unheardVerdict(before, after)} ${question}`.trim() };
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
      const results = after.questions.some(isByEar) ? spokenResults(resultsOf(after.answered)) : '';
      return { focus: 'none', say: `${unheardVerdict(before, after)} ${results}`.trim() };
    }
  }
}
