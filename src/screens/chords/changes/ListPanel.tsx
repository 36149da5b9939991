import type { Ref } from 'react';
import { ShownFields } from '../../../settings/Field';
import type { Settings } from '../../../settings/settings';
import type { ChordList } from '../../../theory/chordList';
import { Panel } from '../../../ui/Panel';
import stack from '../../../ui/stack.module.css';
import { chordsSettings } from '../settings';
import { ChordListField } from './ChordListField';
import { LIST_TITLES } from './text';

interface ListPanelProps {
  readonly settings: Settings;
  readonly list: ChordList;
  readonly field: Ref<HTMLInputElement>;
  readonly onList: (list: ChordList, understood: 'all' | 'some') => void;
}

const PROGRESSION_ROWS = [chordsSettings.progression, chordsSettings.progressionKey];

/** Where a list of chords comes from: it is typed, or a progression in a key. */
export function ListPanel({ settings, list, field, onList }: ListPanelProps) {
  return (
    <Panel title={LIST_TITLES.list} className={stack.stack}>
      <ChordListField ref={field} list={list} onList={onList} />
      <ShownFields settings={settings} rows={PROGRESSION_ROWS} />
    </Panel>
  );
}
