import { quizOf } from '../../quiz/desk';
import { endedByItself } from '../../quiz/pace';
import { unheard } from '../../quiz/session';
import type { Cue } from '../../quiz/useCues';
import type { KeysSession } from './commands';
import type { KeysQuestion } from './question';
import { keysSettings, keysTable } from './settings';
import { resultsOf, spokenQuestion, spokenResults, spokenVerdict } from './words';

/** The key quiz of a running app. While it runs all settings rest but the view, which asks nothing of it. */
export const keysQuiz = quizOf<KeysQuestion, string>({
  noun: 'keys',
  locked: keysTable.rows.map(({ id }) => id).filter(id => id !== keysSettings.view.id),
  paceOf: ({ pace }) => pace.kind,
});

/** Where the focus belongs in a key quiz; results that come unasked have it on their heading, where no key does anything. */
export type KeysFocusTarget = 'field' | 'go-on' | 'results' | 'again' | 'start' | 'none';

type KeysCue = Cue<KeysFocusTarget>;

const NO_CUE: KeysCue = { focus: 'none', say: '' };

function unheardVerdict(before: KeysSession, after: KeysSession): string {
  const answered = unheard(before, after);
  return answered === undefined ? '' : spokenVerdict(answered);
}

/**
 * What a change of the session asks of focus and speech.
 *
 * @example cueFor({ status: 'idle' }, asking) // { focus: 'field', say: 'Question 1 of 10. Signature: …' }
 */
export function cueFor(before: KeysSession, after: KeysSession): KeysCue {
  switch (after.status) {
    case 'asking':
      return before.status === 'asking' && before.question === after.question
        ? NO_CUE
        : { focus: 'field', say: `${unheardVerdict(before, after)} ${spokenQuestion(after)}`.trim() };
    case 'feedback':
      return { focus: 'go-on', say: spokenVerdict(after.last), weight: 'lasting' };
    case 'completed': {
      const results = resultsOf(after.answered, after.questions.length);
      const focus = endedByItself(after, ({ pace }) => pace) ? 'results' : 'again';
      return { focus, say: `${unheardVerdict(before, after)} ${spokenResults(results)}`.trim() };
    }
    case 'idle':
      return before.status === 'idle' ? NO_CUE : { focus: 'start', say: '' };
  }
}
