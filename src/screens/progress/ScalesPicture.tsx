import { useMemo } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { degreeNameText, spokenDegreeName } from '../../theory/degreeName';
import { scaleTypeText } from '../../theory/scale';
import stack from '../../ui/stack.module.css';
import { Block, Blocks } from './Blocks';
import { Picture, type PictureProps } from './Picture';
import { type ScaleBlock, scaleBlocks, typesWithout } from './scaleBlocks';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import { blockCornerOf, blockNote, blockTitle, restScalesText, scaleRowText } from './text';
import { tileOf } from './view';

const ROWS = [progressSettings.scalesQuiz];

/** The degrees of each scale by keys, or by patterns, with a figure for each. */
export function ScalesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const { quiz, figures } = view;
  const blocks = useMemo(() => scaleBlocks({ quiz, figures }, instrument), [quiz, figures, instrument]);
  const answered = blocks
    .flatMap(({ rows }) => rows.flatMap(({ items }) => [...items.values()]))
    .filter(item => figures.has(item));
  const all = blocks.reduce((total, { all: rows, degrees }) => total + rows * degrees.length, 0);
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, all]}>
      <Blocks>
        {blocks.map(block => (
          <DegreeBlock key={`${block.type} ${block.system}`} block={block} view={view} />
        ))}
      </Blocks>
      <p className={stack.note}>{restScalesText(typesWithout(blocks).map(scaleTypeText))}</p>
    </Picture>
  );
}

function DegreeBlock({ block, view }: { readonly block: ScaleBlock; readonly view: PictureProps['view'] }) {
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
      rows={rows.map(row => scaleRowText(row, system))}
      cellAt={(row, degree) => {
        const items = rows.find(({ id }) => id === row)?.items;
        const item = [...(items ?? [])].find(([name]) => name === degree)?.[1];
        return item === undefined ? undefined : <Tile tile={tileOf(view, view.figures.get(item))} />;
      }}
    />
  );
}
