import { type Instrument, placesOf } from '../../../instrument/instrument';
import { fretOfPitch, pitchClassAt } from '../../../instrument/position';
import {
  type NoteArea,
  noteOfItem,
  pitchOfItem,
  placeOfItem,
  stringNoteOfItem,
} from '../../../practice/neckItems';
import { askedIn } from '../../../practice/parts';
import { quizOf } from '../../../quiz/quizStore';
import type { ItemRound } from '../../../quiz/results';
import { tickedOrAll } from '../../../settings/options';
import type { Choices } from '../../../settings/setting';
import type { Settings } from '../../../settings/settings';
import { isNatural, type PitchClass } from '../../../theory/note';
import type { Asks } from '../../definition';
import { cornerIn, NOTES_QUIZ_TYPES, type NotesQuizId, notesQuizIn, notesSettings } from '../settings';
import { findNote } from './findNote';
import { findOnString, playNote } from './findOnString';
import { nameNote } from './nameNote';
import { type AnyNotesQuiz, type NotesQuestion, type NotesSetup, notesAsked } from './question';
import { pitchesAsked } from './reading';
import { readName } from './readName';
import { readNote } from './readNote';

/** Every type of quiz on the Notes screen. */
export const NOTES_QUIZZES: Readonly<Record<NotesQuizId, AnyNotesQuiz>> = {
  'find-note': findNote,
  'name-note': nameNote,
  'find-on-string': findOnString,
  'play-note': playNote,
  'read-note': readNote,
  'read-name': readName,
};

/** The notes quiz of a running app. */
export const notesQuiz = quizOf<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>('notes');

/** The setup for a quiz that starts now. */
export function notesSetup(settings: Pick<Settings, 'read' | 'choices'>, instrument: Instrument): NotesSetup {
  const isDrill = settings.read(notesSettings.drill) === 'on';
  const isReading = settings.read(quizType) === 'read-note';
  return {
    instrument,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // Selecting no string means all of them (spec §5).
    strings: tickedOrAll(settings.read(notesSettings.strings), placesOf(instrument)),
    ...(settings.read(notesSettings.octave) === 'any' && { octave: 'any' as const }),
    ...(isDrill && { corner: cornerIn(settings.choices()) }),
    ...(isReading && { signature: settings.read(signature) }),
    ...(isReading && settings.read(task) === 'string' && { onString: true as const }),
  };
}

const { frets, strings, quizType, task, signature, lowestFret, highestFret, notesToAsk } = notesSettings;

/** The items that the quiz asks with some settings. */
export const notesAsks: Asks = (settings, instrument) =>
  askedIn('notes', NOTES_QUIZZES[notesQuizIn(settings.choices())], notesSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: its type of quiz, and a neck, or a corner of it,
 * that has all of its places.
 *
 * @example choicesFor({ quiz: 'name-note', items: ['place:E2-A2-D3-G3-B3-E4:5:15'] }, new Map(), STANDARD_GUITAR)
 *   // Map { 'quiz' => 'name-note', 'frets' => '15' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  if (quiz === 'read-note' || quiz === 'read-name') return choicesToRead(quiz, items, choices, instrument);
  const places = items.flatMap(item => placeOfItem(instrument, item) ?? []);
  const asksUpTo = items.flatMap(item => noteOfItem(instrument, item)?.area?.highest ?? []);
  const highest = Math.max(frets.read(choices), ...places.map(({ fret }) => fret), ...asksUpTo);
  const chosen = strings.read(choices);
  const notes = items.flatMap(item => stringNoteOfItem(instrument, item) ?? []);
  const areas = areasOf(items, instrument, highest);
  const added = [
    ...[...places, ...notes].map(each => each.guitarString),
    ...areas.flatMap(each => each.strings),
  ];
  // No string at all means every string.
  const asked = chosen.length === 0 ? chosen : [...new Set([...chosen, ...added])];
  const type = NOTES_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const neck = instrument.fretCounts.find(count => count >= highest) ?? frets.read(choices);
  const widened = strings.write(frets.write(quizType.write(choices, type), neck), asked);
  return withCornerFor(items, widened, instrument);
}

/** The parts of the neck where the notes among some items are asked. */
function areasOf(items: readonly string[], instrument: Instrument, lastFret: number): readonly NoteArea[] {
  const wholeNeck = { strings: placesOf(instrument), lowest: 0, highest: lastFret };
  return items.flatMap(item => noteOfItem(instrument, item) ?? []).map(({ area }) => area ?? wholeNeck);
}

/** The choices with a corner of the neck that has all of the items. */
function withCornerFor(items: readonly string[], choices: Choices, instrument: Instrument): Choices {
  const places = items.flatMap(item => placeOfItem(instrument, item) ?? []);
  const onStrings = items.flatMap(item => stringNoteOfItem(instrument, item) ?? []);
  const notes = items.flatMap(item => noteOfItem(instrument, item) ?? []);
  const pitches = [
    ...[...notes, ...onStrings].map(({ note }) => note),
    ...places.map(place => pitchClassAt(instrument, place)),
  ];
  const chosen = pitches.every(isNatural) ? choices : notesToAsk.write(choices, 'all');
  const isAsked = (note: PitchClass, strings: readonly number[]) =>
    notesAsked({ instrument, frets: frets.read(chosen), corner: cornerIn(chosen), strings }).includes(note);
  const areAsked = onStrings.every(({ guitarString, note }) => isAsked(note, [guitarString]));
  const areas = areasOf(items, instrument, frets.read(chosen));
  const wanted = [
    ...places.map(({ fret }) => fret),
    ...areas.flatMap(({ lowest, highest }) => [lowest, highest]),
  ];
  const bounds = areAsked ? wanted : [0, frets.read(chosen)];
  const [lowest, highest] = [lowestFret.read(chosen), highestFret.read(chosen)];
  return lowestFret.write(
    highestFret.write(chosen, Math.max(highest, ...bounds)),
    Math.min(lowest, ...bounds),
  );
}

/** The choices with which some pitches are read: on the whole neck, unless the strings and frets that are chosen have them. */
function choicesToRead(
  quiz: 'read-note' | 'read-name',
  items: readonly string[],
  choices: Choices,
  instrument: Instrument,
): Choices {
  const typed = quizType.write(choices, 'read-note');
  const before = task.read(choices);
  const finding = before === 'name' ? 'find' : before;
  const chosen = task.write(typed, quiz === 'read-name' ? 'name' : finding);
  const pitches = items.flatMap(item => pitchOfItem(instrument, item) ?? []);
  const asked = pitchesAsked({
    instrument,
    frets: frets.read(chosen),
    corner: cornerIn(chosen),
    strings: tickedOrAll(strings.read(chosen), placesOf(instrument)),
    signature: signature.read(chosen),
  });
  if (pitches.every(midi => asked.includes(midi))) return chosen;
  const onNeck = frets.read(chosen);
  const isOn = (lastFret: number, midi: number) =>
    placesOf(instrument)
      .map(guitarString => fretOfPitch(instrument, guitarString, midi))
      .some(fret => fret >= 0 && fret <= lastFret);
  const neck = instrument.fretCounts.find(
    count => count >= onNeck && pitches.every(midi => isOn(count, midi)),
  );
  const widened = notesToAsk.write(strings.write(chosen, placesOf(instrument)), 'all');
  const lastFret = neck ?? onNeck;
  return lowestFret.write(highestFret.write(frets.write(widened, lastFret), lastFret), 0);
}
