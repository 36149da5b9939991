import type { Instrument } from '../../instrument/instrument';
import { systemsFor } from '../../instrument/pattern';
import { degreeOfItem, patternOfItem } from '../../practice/degrees';
import type { ItemRound } from '../../quiz/itemRound';
import type { Choices } from '../../settings/setting';
import { scale } from '../../theory/scale';
import { SCALES_QUIZ_TYPES, typesIn } from './askSettings';
import { chosenSystem, scalesSettings } from './settings';

const { quizType, askedKeys, askedTypes } = scalesSettings;

/** The ticked keys, and what is wanted as well; ticking nothing already means every key. */
const including = <T>(ticked: readonly T[], wanted: readonly T[]): readonly T[] =>
  ticked.length === 0 ? ticked : [...ticked, ...wanted];

/**
 * The choices with which a round of just some items can be asked: its type of quiz, their keys and scale types ticked, and
 * the system of most of its patterns.
 *
 * @example choicesFor({ quiz: 'name-degree', items: ['degree:Eb-major:3'] }, new Map([['keys', 'C']]), STANDARD_GUITAR)
 *   // Map { 'keys' => 'C.Eb' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const degrees = items.flatMap(item => degreeOfItem(item) ?? []);
  const patterns = items.flatMap(item => patternOfItem(instrument, item) ?? []);
  const keys = including(
    askedKeys.read(choices),
    degrees.map(({ key }) => key),
  );
  const types = [...typesIn(choices), ...[...degrees, ...patterns].map(({ type }) => type)];
  const type = SCALES_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const ticked = quizType.write(askedTypes.write(askedKeys.write(choices, keys), types), type);
  // The patterns of a scale that has just one system are asked whatever is chosen.
  const chosen = patterns.filter(({ type }) => systemsFor(instrument, scale('C', type)).length > 1);
  const caged = chosen.filter(each => each.system === 'caged').length;
  if (chosen.length === 0) return ticked;
  return chosenSystem.write(ticked, 2 * caged > chosen.length ? 'caged' : '3-notes-per-string');
}
