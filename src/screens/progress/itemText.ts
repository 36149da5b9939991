import type { Instrument } from '../../instrument/instrument';
import { pitchClassAt, stringNumber } from '../../instrument/position';
import { placeInFull } from '../../instrument/text';
import { chordOfItem } from '../../practice/chords';
import { degreeOfItem, type PatternDegree, patternOfItem } from '../../practice/degrees';
import { earChordOfItem } from '../../practice/heardChords';
import { earChordTypeOfItem } from '../../practice/heardChordTypes';
import { earDegreeOfItem } from '../../practice/heardDegrees';
import { earTriadOfItem } from '../../practice/heardTriads';
import { intervalOfItem, keyOfItem } from '../../practice/items';
import { noteOfItem, pitchOfItem, placeOfItem, stringNoteOfItem } from '../../practice/neckItems';
import { shapeOfItem } from '../../practice/shapes';
import { chordText, chordTypeName, spokenChord, spokenChordType, usualChord } from '../../theory/chord';
import { degreeOrdinal, ordinalOf } from '../../theory/degreeName';
import { heardChord, keyName, spokenChordNumber, spokenKey } from '../../theory/key';
import { drawnName, drawnPitch, spokenName, spokenPitchName } from '../../theory/names';
import { type AccidentalStyle, chromaticName, type PitchClass } from '../../theory/note';
import { pitchName } from '../../theory/pitch';
import { scale, scaleName, scaleTypeText, spokenScaleType } from '../../theory/scale';
import { degreeText, patternDegreeText, patternName } from '../degreeText';
import { setText, shapeFormText } from '../shapeFormText';
import {
  EVERY_PLACE,
  KEY_TYPE_DETAILS,
  noteAreaText,
  ON_STAFF,
  onStringText,
  SOUNDING_WORDS,
  TRIAD_SOUNDING_DETAILS,
} from './text';

/** An item as the user knows it: what it is called, where it is, and both as spoken. */
export interface ItemText {
  readonly name: string;
  readonly detail: string;
  readonly spoken: string;
}

interface Naming {
  readonly instrument: Instrument;
  readonly accidentals: AccidentalStyle;
}

const noteItem = (note: PitchClass, detail: string, { instrument, accidentals }: Naming): ItemText => {
  const { names } = instrument;
  const name = chromaticName(note, accidentals);
  return { name: drawnName(name, names), detail, spoken: `${spokenName(name, names)}, ${detail}` };
};

/**
 * An item in words; `undefined` if it belongs to another instrument.
 *
 * @example itemText('place:E2-A2-D3-G3-B3-E4:3:11', { instrument: STANDARD_GUITAR, accidentals: 'sharps' })
 *   // { name: 'F#', detail: 'string 3, fret 11', spoken: 'F sharp, string 3, fret 11' }
 */
export function itemText(item: string, naming: Naming): ItemText | undefined {
  const { instrument } = naming;
  const { names } = instrument;
  const place = placeOfItem(instrument, item);
  if (place) return noteItem(pitchClassAt(instrument, place), placeInFull(instrument, place), naming);
  const note = noteOfItem(instrument, item);
  if (note) {
    const { area } = note;
    const numbers = area?.strings.map(each => stringNumber(instrument, each));
    const detail = area && numbers ? noteAreaText(numbers, area.lowest, area.highest) : EVERY_PLACE;
    return noteItem(note.note, detail, naming);
  }
  const onString = stringNoteOfItem(instrument, item);
  if (onString) {
    const detail = onStringText(stringNumber(instrument, onString.guitarString));
    return noteItem(onString.note, detail, naming);
  }
  const read = pitchOfItem(instrument, item);
  if (read !== undefined) {
    const pitch = pitchName(read, naming.accidentals);
    const spoken = `${spokenPitchName(pitch, names)}, ${ON_STAFF}`;
    return { name: drawnPitch(pitch, names), detail: ON_STAFF, spoken };
  }
  const key = keyOfItem(item);
  if (key) return { name: keyName(key, 'letters', names), detail: '', spoken: spokenKey(key, names) };
  const chord = earChordOfItem(item);
  if (chord) {
    const detail = KEY_TYPE_DETAILS[chord.type];
    const { roman } = heardChord(
      { tonic: chord.type === 'major' ? 'C' : 'A', type: chord.type },
      chord.number,
    );
    return { name: `${roman} chord`, detail, spoken: `${spokenChordNumber(chord.number)} ${detail}` };
  }
  const heard = intervalOfItem(item);
  if (heard === undefined) return shapeText(item, instrument) ?? degreeItemText(item, instrument);
  const detail = SOUNDING_WORDS[heard.sounding];
  return { name: heard.interval, detail, spoken: `${heard.interval}, ${detail}` };
}

function shapeText(item: string, instrument: Instrument): ItemText | undefined {
  const { names } = instrument;
  const heard = earTriadOfItem(item);
  if (heard) {
    const detail = TRIAD_SOUNDING_DETAILS[heard.sounding];
    return { name: heard.quality, detail, spoken: `${heard.quality}, ${detail}` };
  }
  const byEar = earChordTypeOfItem(item);
  if (byEar) {
    const detail = TRIAD_SOUNDING_DETAILS[byEar.sounding];
    return {
      ...{ name: chordTypeName(byEar.type), detail },
      spoken: `${spokenChordType(byEar.type)}, ${detail}`,
    };
  }
  const asked = chordOfItem(instrument, item);
  if (asked) {
    const own = usualChord(asked.root, asked.type);
    return { name: chordText(own, 'letters', names), detail: '', spoken: spokenChord(own, names) };
  }
  const form = shapeOfItem(instrument, item);
  if (form === undefined) return undefined;
  return {
    name: form.quality,
    detail: `${form.inversion}, ${setText(form.set).text}`,
    spoken: shapeFormText(form).spoken,
  };
}

const degreeTitle = ({ degree, type }: Pick<PatternDegree, 'degree' | 'type'>): string =>
  `${degreeOrdinal(degree, type).text} degree`;

function degreeItemText(item: string, instrument: Instrument): ItemText | undefined {
  const degree = degreeOfItem(item);
  if (degree) {
    return {
      name: degreeTitle(degree),
      detail: scaleName(scale(degree.key, degree.type), 'letters', instrument.names),
      spoken: degreeText(degree, instrument.names).spoken,
    };
  }
  const heard = earDegreeOfItem(item);
  if (heard) {
    const { text, spoken } = ordinalOf(heard.degree);
    return {
      name: `${text} degree`,
      detail: scaleTypeText(heard.type),
      spoken: `${spoken} degree, ${spokenScaleType(heard.type)}`,
    };
  }
  const form = patternOfItem(instrument, item);
  if (form === undefined) return undefined;
  const { pattern, type } = form;
  return {
    name: degreeTitle(form),
    detail: `${scaleTypeText(type)}, ${patternName(pattern)}`,
    spoken: patternDegreeText(form).spoken,
  };
}
