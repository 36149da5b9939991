import { useInstrument } from '../../fretboard/useInstrument';
import { INVERSIONS } from '../../instrument/shape';
import { setsOfThree, shapeForms, shapeItem } from '../../practice/shapes';
import { TRIAD_QUALITIES } from '../../theory/triad';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { TileTable } from './TileTable';
import { CORNERS, PANELS } from './text';

const ROWS = [progressSettings.triadsQuiz];

/** The shapes on each set of strings, with a figure for each. */
export function TriadsPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const items = shapeForms(instrument).map(form => shapeItem(instrument, form));
  const answered = items.filter(item => view.figures.has(item));
  const sets = setsOfThree(instrument);
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, items.length]}>
      <TileTable
        view={view}
        caption={PANELS.triads}
        corner={CORNERS.shape}
        columns={sets.map(set => ({ id: set, title: set }))}
        rows={TRIAD_QUALITIES.flatMap(quality =>
          INVERSIONS.map(inversion => ({
            id: `${quality} ${inversion}`,
            title: `${quality}, ${inversion}`,
            items: sets.map(set => shapeItem(instrument, { set, quality, inversion })),
          })),
        )}
      />
    </Picture>
  );
}
