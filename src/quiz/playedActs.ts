import type { NoteEvent, NoteSource, PlayedNote } from '../listening/playedNote';
import { sourceIn } from './answerSource';
import type { QuizDefinition, QuizRun } from './definition';
import { isOpen } from './open';
import { answeringNote, hearingOf, isEndOf } from './playing';
import type { QuizStore } from './Quizzes';
import type { Asking, Feedback } from './session';

/** What played notes do in a quiz. */
export interface PlayedActs {
  /**
   * Takes in what was played. A note may answer the question; once a drill has shown the right answer to a wrong one, playing
   * it advances.
   */
  hear(event: NoteEvent): void;
  /** What is listened to now; when it is nothing any more, no note will be heard to end. */
  listen(source: NoteSource | undefined): void;
}

interface PlayedHost {
  say(text: string): void;
  /** Advances to the next question or to the results. */
  advance(): void;
}

/**
 * The actions of a quiz that is answered on an instrument.
 *
 * @example createPlayedActs(store, host).hear({ kind: 'heard', note, at })
 */
export function createPlayedActs<
  Setup,
  Question,
  Answer,
  Quiz extends QuizDefinition<Setup, Question, Answer>,
>(store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>, { say, advance }: PlayedHost): PlayedActs {
  /** A note that answers stays its question's until it has died away; the next question is for another one. */
  const submitNote = (asking: Asking<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    const { quiz, pace } = asking.run;
    const hearing = hearingOf<Question, Answer>(event, asking);
    switch (hearing.kind) {
      case 'nothing':
        return;
      case 'shown':
        // The page shows it. Spoken, it would cover the next note.
        if (event.kind === 'held' && pace.kind === 'eyes-free')
          say(quiz.played?.spokenHeard(asking.question, event.note) ?? '');
        return;
      case 'part':
        store.dispatch({ type: 'draft', draft: hearing.draft });
        say(quiz.played?.spokenPart?.(asking.question, hearing.draft) ?? '');
        return;
      case 'answer': {
        const { answer, verdict } = hearing;
        const played = answeringNote(event.note);
        store.setPresence({ ringing: event.note });
        store.dispatch({ type: 'submit', answer, verdict, at: event.note.onset, played });
      }
    }
  };

  /** The right answer, played after a wrong one, advances a drill when it has died away. */
  let correction: PlayedNote | undefined;
  const correct = ({ run, last }: Feedback<Question, Answer, QuizRun<Setup, Quiz>>, event: NoteEvent) => {
    if (run.pace.kind !== 'drill' || last.verdict === 'right' || event.kind !== 'heard') return;
    const isRight = run.quiz.played?.expected(last.question).includes(event.note.midi);
    if (isRight) correction = event.note;
  };

  const endNote = (note: PlayedNote) => {
    const { ringing } = store.presence();
    if (ringing && isEndOf(note, ringing)) store.setPresence({ ringing: undefined });
    if (correction === undefined || !isEndOf(note, correction)) return;
    correction = undefined;
    advance();
  };

  return {
    hear(event) {
      const session = store.state();
      if (event.kind === 'ended') endNote(event.note);
      else if (!isOpen(session) || sourceIn(session.run) === undefined) return;
      else if (session.status === 'asking') submitNote(session, event);
      else if (session.status === 'feedback') correct(session, event);
    },
    listen(source) {
      if (source === undefined) correction = undefined;
      store.setPresence(source === undefined ? { source, ringing: undefined } : { source });
    },
  };
}
