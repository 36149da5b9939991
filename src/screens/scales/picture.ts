import type { PicturedNeck } from '../../fretboard/neckPicture';
import type { ToneStyle } from '../../fretboard/toneCells';
import { orientationIn } from '../../fretboard/useInstrument';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import type { Picture } from '../../ui/picture/marks';
import { neckPicture, necksPicture } from '../picture';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import { patternCaption, patternTitle, scaleText } from './text';
import { diagramCells } from './useDiagramCells';

interface ScalePictureDeps {
  readonly store: Pick<ScalesStore, 'shown' | 'inUse'>;
  readonly settings: Pick<Settings, 'read'>;
  readonly preferred: Pick<Settings, 'read'>;
}

/** Pictures of what the Scales screen shows. */
export interface ScalePictures {
  /** The neck, or the pattern in use. */
  readonly picture: () => Picture;
  readonly allPatterns: () => Picture;
}

/** Makes pictures of a scale: of its neck, of a pattern, of all patterns. */
export function createScalePictures({ store, settings, preferred }: ScalePictureDeps): ScalePictures {
  const styleNow = (): ToneStyle => {
    const { names } = store.shown().instrument;
    return {
      display: settings.read(scalesSettings.display),
      signs: preferred.read(preferences.signs),
      ...(names && { names }),
    };
  };
  /** The whole neck is drawn whatever the filter, a pattern on just its frets. */
  const neckOf = (diagram: Diagram): PicturedNeck => ({
    instrument: diagram.instrument,
    firstFret: diagram.id === 'neck' ? 0 : diagram.firstFret,
    lastFret: diagram.id === 'neck' ? store.shown().frets : diagram.lastFret,
    orientation: orientationIn(preferred),
    cellAt: diagramCells(diagram, styleNow(), new Set()),
  });
  const captionOf = () => {
    const { signs, names } = styleNow();
    const { name, notes, intervals } = scaleText(store.shown().scale, signs, names);
    return { folder: 'scales', title: name.text, facts: [notes.text, intervals.text] };
  };
  const allPatterns = () =>
    necksPicture(
      store.shown().diagrams.map(diagram => ({ name: diagram.name, neck: neckOf(diagram) })),
      captionOf(),
    );
  return {
    allPatterns,
    picture() {
      const diagram = store.inUse();
      if (diagram === undefined) return allPatterns();
      const caption = captionOf();
      if (diagram.id === 'neck') return neckPicture(neckOf(diagram), caption);
      const about = patternCaption(diagram, styleNow().signs).text;
      return neckPicture(neckOf(diagram), {
        ...caption,
        title: patternTitle(caption.title, diagram.name),
        facts: [...caption.facts, about],
      });
    },
  };
}
