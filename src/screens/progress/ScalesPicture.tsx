import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { degreeItem, patternDegrees, patternItem, SCALE_DEGREES } from '../../practice/degrees';
import { DEGREE_TEXTS, degreeNameText, spokenDegreeText } from '../../theory/degreeName';
import { FIRST_SCALE_TYPES, type ScaleType, scale, scaleName, scaleTypeText } from '../../theory/scale';
import { useShell } from '../../ui/shell';
import { patternName } from '../degreeText';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { TileTable } from './TileTable';
import { CORNERS, PANELS } from './text';

const ROWS = [progressSettings.scalesQuiz];

/** A degree, and the row that it belongs to. */
interface Placed {
  readonly type: ScaleType;
  readonly row: string;
  /** With its accidental. */
  readonly degree: string;
  readonly item: string;
}

const ofScales = (): readonly Placed[] =>
  SCALE_DEGREES.map(each => ({
    ...{ type: each.type, degree: degreeNameText(each.degree, each.type) },
    row: scaleName(scale(each.key, each.type), 'letters'),
    item: degreeItem(each),
  }));

const ofPatterns = (instrument: Instrument): readonly Placed[] =>
  patternDegrees(instrument).map(each => ({
    ...{ type: each.type, degree: degreeNameText(each.degree, each.type) },
    row: `${patternName(each.pattern)}, ${scaleTypeText(each.type)}`,
    item: patternItem(instrument, each),
  }));

/** The degrees of the scales that a learner begins with, and of those that were answered. */
function shownIn(all: readonly Placed[], { figures }: PictureProps['view']): readonly Placed[] {
  const answered = all.filter(({ item }) => figures.has(item)).map(({ type }) => type);
  const types = new Set<ScaleType>([...FIRST_SCALE_TYPES, ...answered]);
  return all.filter(({ type }) => types.has(type));
}

/** The degrees of each scale, or in each pattern, with a figure for each. */
export function ScalesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const { withSigns } = useShell();
  const isByPattern = view.quiz === 'find-degree';
  const placed = shownIn(isByPattern ? ofPatterns(instrument) : ofScales(), view);
  const answered = placed.filter(({ item }) => view.figures.has(item));
  const rows = [...new Set(placed.map(({ row }) => row))];
  const columns = DEGREE_TEXTS.filter(name => placed.some(({ degree }) => degree === name));
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, placed.length]}>
      <TileTable
        view={view}
        caption={PANELS.scales}
        corner={isByPattern ? CORNERS.pattern : CORNERS.scale}
        columns={columns.map(name => ({
          id: name,
          title: name,
          spoken: spokenDegreeText(name),
        }))}
        rows={rows.map(row => {
          const own = placed.filter(each => each.row === row);
          return {
            id: row,
            title: withSigns(row),
            items: columns.map(name => own.find(({ degree }) => degree === name)?.item),
          };
        })}
      />
    </Picture>
  );
}
