import { orientationIn } from '../../fretboard/useInstrument';
import { diagramUse } from '../../instrument/text';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import type { Picture } from '../../ui/picture/marks';
import { addressHere, neckPicture } from '../picture';
import { toldIn } from './commands';
import { beginsOn, chordPicture } from './diagram';
import { chordsSettings } from './settings';
import { capoLine, chordFacts, shapeLine, stringLines } from './text';
import { type ChordView, chordCells } from './view';

interface ChordPictureDeps {
  readonly view: () => ChordView;
  readonly settings: Pick<Settings, 'read'>;
  readonly preferred: Pick<Settings, 'read'>;
}

/** Pictures of what the Chords screen shows. */
export interface ChordPictures {
  /** The diagram of the shape, and its strings in words. */
  readonly picture: () => Picture;
  /** The shape on the neck. */
  readonly neckPicture: () => Picture;
}

/** Makes pictures of a chord: of its diagram, and of its neck. */
export function createChordPictures({ view, settings, preferred }: ChordPictureDeps): ChordPictures {
  function shown() {
    const now = view();
    const told = toldIn(now);
    if (told === undefined) throw new Error('no shape is shown');
    const signs = preferred.read(preferences.signs);
    const capo = capoLine(now.instrument, now.chord, signs)?.text ?? '';
    return { ...told, view: now, signs, capo, facts: chordFacts(now.chord, signs, now.instrument.names) };
  }
  return {
    picture() {
      const { instrument, chord, voicing, capo, facts } = shown();
      const { hand } = orientationIn(preferred);
      return chordPicture({
        ...{ name: facts.name.text, voicing, lines: stringLines({ instrument, chord, voicing }), hand },
        notes: [capo, diagramUse(instrument, { hand, topString: 'first' })].filter(text => text !== ''),
        address: addressHere(),
        begins: beginsOn(instrument),
      });
    },
    neckPicture() {
      const { instrument, voicing, view, signs, capo, facts } = shown();
      const display = settings.read(chordsSettings.display);
      return neckPicture(
        {
          ...{ instrument, lastFret: view.frets, orientation: orientationIn(preferred) },
          cellAt: chordCells(view, { display, signs }, new Set()),
        },
        {
          ...{ folder: 'chords', title: facts.name.text },
          facts: [facts.notes.text, facts.intervals.text, shapeLine(facts.name, voicing).text, capo],
        },
      );
    },
  };
}
