import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { ALL_DEGREES, degreeItem, patternDegrees, patternItem, SCALE_DEGREES } from '../../practice/degrees';
import { scale, scaleName, spokenScaleType } from '../../theory/scale';
import { useShell } from '../../ui/shell';
import { patternName } from '../degreeText';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { TileTable } from './TileTable';
import { CORNERS, PANELS } from './text';

const ROWS = [progressSettings.scalesQuiz];

const COLUMNS = ALL_DEGREES.map(degree => ({ id: String(degree), title: String(degree) }));

/** A degree, and the row that it belongs to. */
interface Placed {
  readonly row: string;
  readonly item: string;
}

const ofScales = (): readonly Placed[] =>
  SCALE_DEGREES.map(each => ({
    row: scaleName(scale(each.key, each.type), 'letters'),
    item: degreeItem(each),
  }));

const ofPatterns = (instrument: Instrument): readonly Placed[] =>
  patternDegrees(instrument).map(each => ({
    row: `${patternName(each.pattern)}, ${spokenScaleType(each.type)}`,
    item: patternItem(instrument, each),
  }));

/** The degrees of each scale, or in each pattern, with a figure for each. */
export function ScalesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const { withSigns } = useShell();
  const isByPattern = view.quiz === 'find-degree';
  const placed = isByPattern ? ofPatterns(instrument) : ofScales();
  const answered = placed.filter(({ item }) => view.figures.has(item));
  const rows = [...new Set(placed.map(({ row }) => row))];
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, placed.length]}>
      <TileTable
        view={view}
        caption={PANELS.scales}
        corner={isByPattern ? CORNERS.pattern : CORNERS.scale}
        columns={COLUMNS}
        rows={rows.map(row => ({
          id: row,
          title: withSigns(row),
          items: placed.filter(each => each.row === row).map(({ item }) => item),
        }))}
      />
    </Picture>
  );
}
