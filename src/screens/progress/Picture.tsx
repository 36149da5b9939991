import clsx from 'clsx';
import type { ReactNode } from 'react';
import { boundsOf } from '../../practice/steps';
import { Field } from '../../settings/Field';
import type { SettingRow } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import heat from '../../ui/heat.module.css';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { COUNTED, coveredText, legendOf, MEASURE_NOTES, NO_FIGURE, PANELS } from './text';
import type { ProgressView } from './view';

/** What each step of lightness means, in words. */
export function Legend({ view: { measure, target } }: { readonly view: ProgressView }) {
  return (
    <ul className={styles.legend}>
      {legendOf(measure, boundsOf(measure, target)).map(({ lightness, word, range }) => (
        <li key={word}>
          <span className={clsx(heat.heat, styles.swatch)} data-lightness={lightness} aria-hidden="true">
            {lightness === 'none' && NO_FIGURE}
          </span>{' '}
          <b>{word}</b> {range}
        </li>
      ))}
    </ul>
  );
}

/** What each tab's picture is drawn from. */
export interface PictureProps {
  readonly settings: Settings;
  readonly view: ProgressView;
}

interface FrameProps extends PictureProps {
  /** The settings of this picture, beside what it shows. */
  readonly rows: readonly SettingRow[];
  /** How many of its items were answered, and how many there are. */
  readonly covered: readonly [answered: number, all: number];
  /** What the figures are, if that depends on more than the measure. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The frame of a tab's picture: what it shows, the picture, and what its lightness means. */
export function Picture({ settings, view, rows, covered, note, children }: FrameProps) {
  const { tab, measure } = view;
  return (
    <Panel title={PANELS[tab]} foot={coveredText(...covered, COUNTED[tab])} className={stack.stack}>
      <div className={styles.fields}>
        <Field settings={settings} row={progressSettings.show} />
        {rows.map(row => (
          <Field key={row.id} settings={settings} row={row} />
        ))}
      </div>
      {children}
      <div>
        <Legend view={view} />
        <p className={stack.note}>{note ?? MEASURE_NOTES[measure]}</p>
      </div>
    </Panel>
  );
}
