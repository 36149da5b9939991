import { type Instrument, placesOf } from '../../../instrument/instrument';
import { systemsFor } from '../../../instrument/pattern';
import { allPositions, pitchClassAt } from '../../../instrument/position';
import { degreeOfItem, type PatternDegree, patternOfItem, type ScaleDegree } from '../../../practice/degrees';
import { type EarDegree, earDegreeOfItem } from '../../../practice/heardDegrees';
import { askedIn } from '../../../practice/parts';
import { quizOf } from '../../../quiz/quizStore';
import type { ItemRound } from '../../../quiz/results';
import { instrumentIn } from '../../../settings/instrument';
import { tickedOrAll } from '../../../settings/options';
import type { Choices } from '../../../settings/setting';
import type { Settings } from '../../../settings/settings';
import { toneNamed } from '../../../theory/degreeName';
import { heardDegrees } from '../../../theory/heardDegree';
import type { PitchClass } from '../../../theory/note';
import { ALL_SCALE_KEYS, scale } from '../../../theory/scale';
import type { Asks } from '../../definition';
import {
  type DegreeToAsk,
  degreesToAsk,
  isPlayedThrough,
  SCALES_QUIZ_TYPES,
  type ScalesQuizType,
  typesIn,
} from '../askSettings';
import { askedFilterIn, chosenSystem, scalesSettings } from '../settings';
import { askedWith, degreeByEar } from './degreeByEar';
import { findDegree } from './findDegree';
import { nameDegree } from './nameDegree';
import { playPattern } from './playPattern';
import type { AnyScalesQuiz, PatternSetup, ScalesQuestion, ScalesSetup } from './question';

/** Every type of quiz on the Scales screen. */
export const SCALES_QUIZZES: Readonly<Record<ScalesQuizType, AnyScalesQuiz>> = {
  'name-degree': nameDegree,
  'find-degree': findDegree,
  'ear-degree': degreeByEar,
  'play-pattern': playPattern,
};

/** The scales quiz of a running app. */
export const scalesQuiz = quizOf<ScalesSetup, ScalesQuestion, unknown, AnyScalesQuiz>('scales');

const patternSetup = (settings: Pick<Settings, 'read'>): PatternSetup => ({
  key: settings.read(scalesSettings.key),
  type: settings.read(scalesSettings.type),
  order: settings.read(scalesSettings.playingOrder),
  times: settings.read(scalesSettings.times),
  say: settings.read(scalesSettings.say),
  ...(settings.read(scalesSettings.view) === 'patterns' && {
    pattern: settings.read(scalesSettings.pattern),
  }),
});

/** The setup for a quiz that starts now. */
export const scalesSetup = (
  settings: Pick<Settings, 'read' | 'choices'>,
  instrument: Instrument,
): ScalesSetup => ({
  instrument,
  frets: settings.read(scalesSettings.frets),
  filter: askedFilterIn(settings.choices()),
  system: chosenSystem.read(settings.choices()),
  keys: tickedOrAll(settings.read(scalesSettings.askedKeys), ALL_SCALE_KEYS),
  types: typesIn(settings.choices()),
  byEar: {
    context: settings.read(scalesSettings.context),
    contextTime: settings.read(scalesSettings.contextTime),
    keyChange: settings.read(scalesSettings.keyChange),
    degrees: degreesToAsk(settings.choices()),
    row: settings.read(scalesSettings.row),
    octaves: settings.read(scalesSettings.octaves),
  },
  ...(isPlayedThrough(settings.choices()) && { playing: patternSetup(settings) }),
});

const { quizType, askedKeys, askedTypes, frets, strings, minFret, maxFret } = scalesSettings;

/** The ticked keys, and what is wanted as well; ticking nothing already means every key. */
const including = <T>(ticked: readonly T[], wanted: readonly T[]): readonly T[] =>
  ticked.length === 0 ? ticked : [...ticked, ...wanted];

/** The items that the quiz asks with some settings. */
export const scalesAsks: Asks = (settings, instrument) =>
  askedIn('scales', SCALES_QUIZZES[settings.read(quizType)], scalesSetup(settings, instrument));

/**
 * The choices with which a round of just some items can be asked: its type of quiz, their keys and scale types ticked, a
 * filter that has their notes, and the system of most of its patterns.
 *
 * @example choicesFor({ quiz: 'name-degree', items: ['degree:Eb-major:3'] }, new Map([['keys', 'C']]), STANDARD_GUITAR)
 *   // Map { 'keys' => 'C.Eb' }
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices, instrument: Instrument): Choices {
  const degrees = items.flatMap(item => degreeOfItem(item) ?? []);
  const patterns = items.flatMap(item => patternOfItem(instrument, item) ?? []);
  const heard = items.flatMap(item => earDegreeOfItem(item) ?? []);
  const keys = including(
    askedKeys.read(choices),
    degrees.map(({ key }) => key),
  );
  const types = [...typesIn(choices), ...[...degrees, ...patterns, ...heard].map(({ type }) => type)];
  const type = SCALES_QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const ticked = quizType.write(askedTypes.write(askedKeys.write(choices, keys), types), type);
  const shown = withHeard(heard, withNotes(degrees, ticked, instrument));
  // The patterns of a scale that has just one system are asked whatever is chosen.
  const chosen = patterns.filter(({ type }) => systemsFor(instrument, scale('C', type)).length > 1);
  const caged = chosen.filter(each => each.system === 'caged').length;
  const withSystem =
    chosen.length === 0
      ? shown
      : chosenSystem.write(shown, 2 * caged > chosen.length ? 'caged' : '3-notes-per-string');
  return type === 'play-pattern' ? withPassage(degrees[0], patterns[0], withSystem) : withSystem;
}

/** The choices that show what is to be played again: a pattern or, where that was the whole neck, its scale. */
function withPassage(
  degree: ScaleDegree | undefined,
  asked: PatternDegree | undefined,
  choices: Choices,
): Choices {
  const { view, key, type, pattern } = scalesSettings;
  if (asked) {
    const shown = pattern.write(type.write(view.write(choices, 'patterns'), asked.type), asked.pattern);
    const hasSeveral = systemsFor(instrumentIn(choices), scale('C', asked.type)).length > 1;
    return hasSeveral ? chosenSystem.write(shown, asked.system) : shown;
  }
  return degree ? key.write(type.write(view.write(choices, 'fretboard'), degree.type), degree.key) : choices;
}

/** The choices with some degrees to ask by ear. */
function withHeard(heard: readonly EarDegree[], choices: Choices): Choices {
  const wanted = heard.flatMap(({ type, degree }): DegreeToAsk | readonly [] => {
    const found = heardDegrees(type).find(each => each.degree === degree);
    return found === undefined ? [] : askedWith(found);
  });
  return wanted.length === 0
    ? choices
    : scalesSettings.degrees.write(choices, [...degreesToAsk(choices), ...wanted]);
}

/** The choices with as much of the filter as has a place for each degree. */
function withNotes(degrees: readonly ScaleDegree[], choices: Choices, instrument: Instrument): Choices {
  const everyFret = (before: Choices) => minFret.write(maxFret.write(before, frets.read(before)), 0);
  const everyString = (before: Choices) => strings.write(before, placesOf(instrument));
  const wanted = degrees.flatMap(({ key, type, degree }) => toneNamed(scale(key, type), degree) ?? []);
  const has = (filtered: Choices) => {
    const pitches = pitchesIn(filtered, instrument);
    return wanted.every(({ pitch }) => pitches.has(pitch));
  };
  const wider = [choices, everyFret(choices), everyString(choices)].find(has);
  return wider ?? everyString(everyFret(choices));
}

/** The notes that the filter of some choices leaves; without a string it leaves the whole neck. */
function pitchesIn(choices: Choices, instrument: Instrument): ReadonlySet<PitchClass> {
  const { strings, minFret, maxFret } = askedFilterIn(choices);
  const places = allPositions(instrument, frets.read(choices)).filter(
    ({ guitarString, fret }) =>
      (strings.length === 0 || strings.includes(guitarString)) && fret >= minFret && fret <= maxFret,
  );
  return new Set(places.map(place => pitchClassAt(instrument, place)));
}
