import { useMemo } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { degreeNameText, spokenDegreeName } from '../../theory/degreeName';
import { drawnName } from '../../theory/names';
import { scaleTypeText } from '../../theory/scale';
import stack from '../../ui/stack.module.css';
import { Block, Blocks } from './Blocks';
import { EarDegreesPicture } from './EarDegreesPicture';
import { Picture, type PictureProps } from './Picture';
import styles from './ScalesPicture.module.css';
import { type ScaleBlock, scaleBlocks, typesWithout } from './scaleBlocks';
import { scaleWheel } from './scaleWheel';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import {
  blockCornerOf,
  blockNote,
  blockTitle,
  restScalesText,
  ringsText,
  scaleRowText,
  scaleSectorText,
} from './text';
import { tileOf } from './view';
import { Wheel, type WheelSector } from './Wheel';

const ROWS = [progressSettings.scalesQuiz];

/** The degrees of each scale, with a figure for each: on the neck by keys, or by patterns; or by ear. */
export const ScalesPicture = (props: PictureProps) =>
  props.view.quiz === 'ear-degree' ? <EarDegreesPicture {...props} /> : <NeckDegreesPicture {...props} />;

function NeckDegreesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const { quiz, figures } = view;
  const blocks = useMemo(() => scaleBlocks({ quiz, figures }, instrument), [quiz, figures, instrument]);
  const answered = blocks
    .flatMap(({ rows }) => rows.flatMap(({ items }) => [...items.values()]))
    .filter(item => figures.has(item));
  const all = blocks.reduce((total, { all: rows, degrees }) => total + rows * degrees.length, 0);
  const hasWheel = quiz === 'name-degree';
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, all]}>
      <div className={styles.frame}>
        <div className={styles.picture} data-wheel={hasWheel}>
          {hasWheel && <ScalesWheel blocks={blocks} view={view} />}
          <Blocks>
            {blocks.map(block => (
              <DegreeBlock key={`${block.type} ${block.system}`} block={block} view={view} />
            ))}
          </Blocks>
        </div>
      </div>
      <p className={stack.note}>{restScalesText(typesWithout(blocks).map(scaleTypeText))}</p>
    </Picture>
  );
}

interface ScalesProps {
  readonly blocks: readonly ScaleBlock[];
  readonly view: PictureProps['view'];
}

/** The keys around, the scales from the rim inward, each key as a whole. */
function ScalesWheel({ blocks, view }: ScalesProps) {
  const { names } = useInstrument();
  const { types, sectors, rim } = scaleWheel(blocks, view.figures);
  const drawn = sectors.map(({ type, keys, place, band, figures }): WheelSector => {
    const tile = tileOf(view, figures);
    const spoken = figures && scaleSectorText(keys, type, tile.spoken, names);
    return { id: `${type} ${place}`, band, place, tile, spoken };
  });
  return (
    <div className={stack.stack}>
      <Wheel
        measure={view.measure}
        sectors={drawn}
        rim={rim.map(keys => keys.map(key => drawnName(key, names)))}
      />
      <p className={stack.note}>{ringsText(types.map(scaleTypeText), blocks.length)}</p>
    </div>
  );
}

function DegreeBlock({ block, view }: { readonly block: ScaleBlock; readonly view: PictureProps['view'] }) {
  const { names } = useInstrument();
  const { type, system, rows, degrees } = block;
  return (
    <Block
      title={blockTitle(type, system)}
      note={blockNote(rows.length, block.all, system)}
      corner={blockCornerOf(system)}
      heads="short"
      columns={degrees.map(id => ({
        ...{ id, title: degreeNameText(id, type), spoken: spokenDegreeName(id, type) },
      }))}
      rows={rows.map(row => scaleRowText(row, system, names))}
      cellAt={(row, degree) => {
        const items = rows.find(({ id }) => id === row)?.items;
        const item = [...(items ?? [])].find(([name]) => name === degree)?.[1];
        return item === undefined ? undefined : <Tile tile={tileOf(view, view.figures.get(item))} />;
      }}
    />
  );
}
