import { useInstrument } from '../../fretboard/useInstrument';
import { keyItem } from '../../practice/items';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { ALL_KEYS, KEY_TYPES, type Key, keyInfo, spokenKey } from '../../theory/key';
import { drawnName } from '../../theory/names';
import { countText, RADII } from '../circleGeometry';
import { EarChordsPicture } from './EarChordsPicture';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { tileOf } from './view';
import { Wheel, type WheelSector } from './Wheel';

const ROWS = [progressSettings.keysQuiz];

/**
 * By fifths, as around the circle: the flats come last, from six down to one, so that both spellings of the bottom are side by
 * side, each in a place of its own.
 */
function ringOf(type: Key['type']): readonly Key[] {
  const keys = ALL_KEYS.filter(key => key.type === type);
  return [...keys.slice(0, 7), ...keys.slice(-1), ...keys.slice(7, -1)];
}

const MAJORS = ringOf('major');

/** The keys with their figures, around the circle of fifths, or their chords as they are heard. */
export const KeysPicture = (props: PictureProps) =>
  props.view.quiz === 'ear-chord' ? <EarChordsPicture {...props} /> : <CirclePicture {...props} />;

/** The circle of fifths, with a figure for each key. */
function CirclePicture({ settings, view }: PictureProps) {
  const signs = preferences.signs.read(usePreferences());
  const { names } = useInstrument();
  const answered = ALL_KEYS.filter(key => view.figures.has(keyItem(key)));
  const sectors = KEY_TYPES.flatMap(type =>
    ringOf(type).map((key, place): WheelSector => {
      const tile = tileOf(view, view.figures.get(keyItem(key)));
      const tonic = drawnName(key.tonic, names);
      return {
        ...{ id: keyItem(key), band: RADII[type], place, tile },
        name: type === 'major' ? { text: tonic, weight: 'bold' } : { text: `${tonic}m`, weight: 'normal' },
        spoken: `${spokenKey(key, names)}, ${tile.spoken}`,
      };
    }),
  );
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, ALL_KEYS.length]}>
      <Wheel
        measure={view.measure}
        sectors={sectors}
        rim={MAJORS.map(key => [countText(keyInfo(key).accidentals, signs)])}
      />
    </Picture>
  );
}
