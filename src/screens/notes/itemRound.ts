import { type Instrument, placesOf } from '../../instrument/instrument';
import { pitchClassAt } from '../../instrument/position';
import { noteOfItem, placeOfItem } from '../../practice/neckItems';
import type { ItemRound } from '../../quiz/itemRound';
import type { Choices } from '../../settings/setting';
import { isNatural } from '../../theory/note';
import { notesAsked } from './corner';
import { cornerIn, type NotesQuizType, notesSettings } from './settings';

const { frets, strings, quizType, lowestFret, highestFret, notesToAsk } = notesSettings;

const QUIZ_TYPES: readonly NotesQuizType[] = ['find-note', 'name-note'];

/**
 * The choices with which a round of just some items can be asked: its type of quiz, and a neck, or a corner of it,
 * that has all of its places.
 *
 * @example choicesFor({ quiz: 'name-note', items: ['place:E2-A2-D3-G3-B3-E4:5:15'] }, new Map(), STANDARD_GUITAR)
 *   // Map { 'quiz' => 'name-note', 'frets' => '15' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const places = items.flatMap(item => placeOfItem(instrument, item) ?? []);
  const highest = Math.max(frets.read(choices), ...places.map(({ fret }) => fret));
  const chosen = strings.read(choices);
  const added = places.map(({ guitarString }) => guitarString).filter(string => !chosen.includes(string));
  // No string at all means every string.
  const asked = chosen.length === 0 ? chosen : [...chosen, ...added];
  const type = QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const neck = instrument.fretCounts.find(count => count >= highest) ?? frets.read(choices);
  const widened = strings.write(frets.write(quizType.write(choices, type), neck), asked);
  return withCornerFor(items, widened, instrument);
}

/** The choices with a corner of the neck that has all of the items. */
function withCornerFor(items: readonly string[], choices: Choices, instrument: Instrument): Choices {
  const places = items.flatMap(item => placeOfItem(instrument, item) ?? []);
  const notes = items.flatMap(item => noteOfItem(instrument, item) ?? []);
  const pitches = [...notes, ...places.map(place => pitchClassAt(instrument, place))];
  const chosen = pitches.every(isNatural) ? choices : notesToAsk.write(choices, 'all');
  const within = notesAsked({
    ...{ instrument, frets: frets.read(chosen), corner: cornerIn(chosen) },
    strings: strings.read(chosen).length > 0 ? strings.read(chosen) : placesOf(instrument),
  });
  const bounds = notes.every(note => within.includes(note))
    ? places.map(({ fret }) => fret)
    : [0, frets.read(chosen)];
  const [lowest, highest] = [lowestFret.read(chosen), highestFret.read(chosen)];
  return lowestFret.write(
    highestFret.write(chosen, Math.max(highest, ...bounds)),
    Math.min(lowest, ...bounds),
  );
}
