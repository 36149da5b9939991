import type { NoteEvent } from '../listening/playedNote';
import type { PlayedAnswers } from './definition';
import type { AnsweringNote, Grade, OctaveOffer } from './session';

/** As much of a question as tells which notes it still waits for. */
export interface Waiting<Question, Answer> {
  readonly run: {
    readonly quiz: {
      readonly played?: PlayedAnswers<Question, Answer>;
      isFinal?(question: Question, draft: Answer): boolean;
      grade(question: Question, answer: Answer): Grade;
    };
  };
  readonly question: Question;
  readonly draft: Answer | undefined;
}

/** Whether a note answers a question rightly, or a part of it that hasn't been answered yet. */
function helps<Question, Answer>(
  { run: { quiz }, question, draft }: Waiting<Question, Answer>,
  note: AnsweringNote,
): boolean {
  if (!quiz.played?.expected(question).includes(note.midi)) return false;
  const answer = quiz.played.answerOf(question, draft, note);
  if (answer === undefined) return false;
  return quiz.grade(question, answer) === 'right' || !quiz.isFinal?.(question, answer);
}

/**
 * What a note from a microphone may have been: the nearest pitch that is waited for, octaves away. Some strings are heard as
 * their own octave. `undefined` if the note itself is waited for, or no octave of it, and of MIDI, which mishears nothing.
 *
 * @example octaveOffer(asking, { midi: 53, source: 'microphone', … }) // { heard: 53, meant: 41 }, where F2 is asked for
 */
export function octaveOffer<Question, Answer>(
  waiting: Waiting<Question, Answer>,
  note: AnsweringNote,
): OctaveOffer | undefined {
  if (note.source !== 'microphone' || helps(waiting, note)) return undefined;
  const [meant] = (waiting.run.quiz.played?.expected(waiting.question) ?? [])
    .filter(midi => midi !== note.midi && (midi - note.midi) % 12 === 0)
    .filter(midi => helps(waiting, { ...note, midi }))
    .toSorted((a, b) => Math.abs(a - note.midi) - Math.abs(b - note.midi));
  return meant === undefined ? undefined : { heard: note.midi, meant };
}

/** Whether a note is octaves away from the answer of a question. */
export const isOctaveAway = <Question, Answer>(
  run: Waiting<Question, Answer>['run'],
  question: Question,
  note: AnsweringNote,
): boolean => octaveOffer<Question, Answer>({ run, question, draft: undefined }, note) !== undefined;

/**
 * Whether an event is the first that tells a stroke of a pitch for certain: one that is asked for, as Find Note asks for every
 * octave, never counts as held.
 */
export const isCertain = <Question, Answer>(
  { kind, note }: NoteEvent,
  { run: { quiz }, question }: Waiting<Question, Answer>,
): boolean => kind === (quiz.played?.expected(question).includes(note.midi) ? 'heard' : 'held');

/**
 * What is shown and said of it.
 *
 * @example octaveOfferText({ heard: 53, meant: 41 }) // 'Again an octave too high. If you are sure, play it once more …'
 */
export function octaveOfferText({ heard, meant }: OctaveOffer): string {
  const octaves = Math.abs(heard - meant) / 12;
  const far = octaves === 1 ? 'an octave' : `${octaves} octaves`;
  const where = heard > meant ? 'high' : 'low';
  return `Again ${far} too ${where}. If you are sure, play it once more, and it counts.`;
}
