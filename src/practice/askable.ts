import type { Instrument } from '../instrument/instrument';
import { chordOfItem } from './chords';
import { degreeOfItem, patternOfItem } from './degrees';
import { earChordOfItem } from './heardChords';
import { earChordTypeOfItem } from './heardChordTypes';
import { earDegreeOfItem } from './heardDegrees';
import { earTriadOfItem } from './heardTriads';
import { intervalOfItem, keyOfItem } from './items';
import { noteOfItem, pitchOfItem, placeOfItem, stringNoteOfItem } from './neckItems';
import { shapeOfItem } from './shapes';

/** Whether a question of a type of quiz can be about an item, which may belong to another instrument. */
export function isAskable(instrument: Instrument, quiz: string): (item: string) => boolean {
  switch (quiz) {
    case 'find-note':
      return item => noteOfItem(instrument, item) !== undefined;
    case 'name-note':
      return item => placeOfItem(instrument, item) !== undefined;
    case 'find-on-string':
    case 'play-note':
      return item => stringNoteOfItem(instrument, item) !== undefined;
    case 'read-note':
    case 'read-name':
      return item => pitchOfItem(instrument, item) !== undefined;
    case 'name-quality':
    case 'name-inversion':
    case 'complete-shape':
    case 'play-shape':
      return item => shapeOfItem(instrument, item) !== undefined;
    case 'name-chord':
    case 'build-chord':
      return item => chordOfItem(instrument, item) !== undefined;
    case 'ear-chord-type':
      return item => earChordTypeOfItem(item) !== undefined;
    case 'ear-quality':
      return item => earTriadOfItem(item) !== undefined;
    case 'ear-chord':
      return item => earChordOfItem(item) !== undefined;
    case 'name-degree':
      return item => degreeOfItem(item) !== undefined;
    case 'ear-degree':
      return item => earDegreeOfItem(item) !== undefined;
    case 'play-pattern':
      return item => patternOfItem(instrument, item) !== undefined || degreeOfItem(item) !== undefined;
    case 'find-degree':
      return item => patternOfItem(instrument, item) !== undefined;
    case 'interval':
    case 'play-interval':
      return item => intervalOfItem(item) !== undefined;
    default:
      return item => keyOfItem(item) !== undefined;
  }
}
