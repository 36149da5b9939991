import { useInstrument } from '../../fretboard/useInstrument';
import { totalOf } from '../../practice/history';
import type { Sums } from '../../practice/sums';
import { nextIn } from '../../practice/today';
import { Field } from '../../settings/Field';
import { useChoices, useSetting, useSettings } from '../../settings/useSettings';
import { PictureTools } from '../../ui/picture/PictureTools';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Tabs } from '../../ui/Tabs';
import type { ScreenProps } from '../definition';
import { PathPanel } from '../PathPanel';
import { YourDataPanel } from '../YourDataPanel';
import { ChordsPicture } from './ChordsPicture';
import { Empty } from './Empty';
import { History } from './History';
import { IntervalsPicture } from './IntervalsPicture';
import { KeysPicture } from './KeysPicture';
import { NotesPicture } from './NotesPicture';
import styles from './Progress.module.css';
import { ScalesPicture } from './ScalesPicture';
import type { ProgressTab } from './settings';
import { progressSettings } from './settings';
import { TriadsPicture } from './TriadsPicture';
import { BEGIN, BEGIN_EMPTY, FAILED, keptText, LOADING, TITLES } from './text';
import { useProgress } from './useProgress';
import { Weakest } from './Weakest';

const TABS: readonly { readonly id: ProgressTab; readonly title: string }[] = [
  { id: 'notes', title: 'Notes' },
  { id: 'triads', title: 'Triads' },
  { id: 'chords', title: 'Chords' },
  { id: 'scales', title: 'Scales' },
  { id: 'keys', title: 'Keys' },
  { id: 'intervals', title: 'Intervals' },
];

const PICTURES = {
  notes: NotesPicture,
  triads: TriadsPicture,
  chords: ChordsPicture,
  scales: ScalesPicture,
  keys: KeysPicture,
  intervals: IntervalsPicture,
} as const;

const keptIn = (sums: Sums | 'loading' | 'failed'): string | undefined =>
  typeof sums === 'string' ? undefined : keptText(totalOf([...sums.days.values()]).answers);

/** The Progress screen: what the user's answers say about each item, and how that changes. */
export function ProgressScreen({ screen }: ScreenProps) {
  const settings = useSettings('progress');
  const instrument = useInstrument();
  const tab = progressSettings.tab.read(useChoices(settings));
  const way = useSetting(settings, progressSettings.answeredWith);
  const { sums, view, path, commands, outcome } = useProgress(settings, instrument);
  useCommands(commands.all);
  const isEmpty = view !== undefined && view.days.length === 0;
  const Picture = PICTURES[tab];

  return (
    <Tabs
      name={TITLES.tabs}
      tabs={TABS}
      current={tab}
      onChoose={chosen => settings.write(progressSettings.tab, chosen)}
      frame={(list, panel) => (
        <ScreenFrame
          title={screen.title}
          subtitle={screen.subtitle}
          begin={isEmpty ? BEGIN_EMPTY : BEGIN}
          tools={<div className={styles.tabs}>{list}</div>}
          aside={
            <>
              {view && !isEmpty && <Weakest settings={settings} view={view} commands={commands} />}
              <YourDataPanel kept={keptIn(sums)} />
            </>
          }
          foot={
            path && <PathPanel path={path.filter(({ skill }) => skill.screen === tab)} next={nextIn(path)} />
          }
        >
          {panel}
        </ScreenFrame>
      )}
    >
      {sums === 'failed' && <p className={stack.notice}>{FAILED}</p>}
      {sums === 'loading' && <p className={styles.loading}>{LOADING}</p>}
      {view && (way !== 'keys' || [...view.ways].some(each => each !== 'keys')) && (
        <Field settings={settings} row={progressSettings.answeredWith} />
      )}
      {view && isEmpty && <Empty tab={tab} start={commands.start} />}
      {view && !isEmpty && (
        <>
          <Picture settings={settings} view={view} />
          <History settings={settings} view={view}>
            <PictureTools commands={commands} outcome={outcome} />
          </History>
        </>
      )}
    </Tabs>
  );
}
