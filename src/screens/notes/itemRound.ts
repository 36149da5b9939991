import type { Instrument } from '../../instrument/instrument';
import { placeOfItem, stringNoteOfItem } from '../../practice/items';
import type { ItemRound } from '../../quiz/itemRound';
import type { Choices } from '../../settings/setting';
import { NOTES_QUIZ_TYPES, notesSettings } from './settings';

const { frets, strings, quizType } = notesSettings;

/**
 * The choices with which a round of just some items can be asked: its type of quiz, and a neck that has all of its places.
 *
 * @example choicesFor({ quiz: 'name-note', items: ['place:E2-A2-D3-G3-B3-E4:5:15'] }, new Map(), STANDARD_GUITAR)
 *   // Map { 'quiz' => 'name-note', 'frets' => '15' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const places = items.flatMap(item => placeOfItem(instrument, item) ?? []);
  const highest = Math.max(frets.read(choices), ...places.map(({ fret }) => fret));
  const chosen = strings.read(choices);
  const notes = items.flatMap(item => stringNoteOfItem(instrument, item) ?? []);
  const added = [...places, ...notes].map(each => each.guitarString).filter(each => !chosen.includes(each));
  // No string at all means every string.
  const asked = chosen.length === 0 ? chosen : [...chosen, ...added];
  const type = NOTES_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const neck = instrument.fretCounts.find(count => count >= highest) ?? frets.read(choices);
  return strings.write(frets.write(quizType.write(choices, type), neck), asked);
}
