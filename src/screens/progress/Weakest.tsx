import { useInstrument } from '../../fretboard/useInstrument';
import type { Figures } from '../../practice/figures';
import { standingOf } from '../../quiz/results';
import { seconds } from '../../quiz/text';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ProgressCommands } from './commands';
import { type ItemText, itemText } from './itemText';
import type { PictureProps } from './Picture';
import { progressSettings } from './settings';
import { percentText, spokenItem, TITLES, WEAKEST_ALL_RIGHT, WEAKEST_NONE, WEAKEST_NOTE } from './text';
import styles from './Weakest.module.css';

interface WeakestProps extends PictureProps {
  readonly commands: ProgressCommands;
}

/** As many characters fit beside the figures of a line. */
const BESIDE = 20;

/** Where the details of a list stand: below the names if one of them would be cut off beside its name. */
const detailsOf = (texts: readonly ItemText[]): 'beside' | 'below' =>
  texts.some(({ name, detail }) => `${name} ${detail}`.length > BESIDE) ? 'below' : 'beside';

/** The items known least, with their figures, and a round of them. */
export function Weakest({ settings, view, commands }: WeakestProps) {
  const instrument = useInstrument();
  const accidentals = useSetting(settings, progressSettings.accidentals);
  const lines = view.weakest.items.flatMap(item => {
    const text = itemText(item, { instrument, accidentals });
    const figures = view.figures.get(item);
    return text && figures ? [{ item, text, figures }] : [];
  });
  return (
    <Panel title={TITLES.weakest} foot={WEAKEST_NOTE} className={stack.stack}>
      {lines.length === 0 ? (
        <p>{view.isAllRight ? WEAKEST_ALL_RIGHT : WEAKEST_NONE}</p>
      ) : (
        <ol className={styles.list} data-details={detailsOf(lines.map(({ text }) => text))}>
          {lines.map(({ item, text, figures }) => (
            <Line key={item} text={text} figures={figures} />
          ))}
        </ol>
      )}
      <div className={dock.dock}>
        <CommandButton tone="primary" command={commands.drillThese} whenDisabled="keep-focus" />
      </div>
    </Panel>
  );
}

function Line({ text, figures }: { readonly text: ItemText; readonly figures: Figures }) {
  const { withSigns } = useShell();
  const { percent, time } = figures;
  return (
    <li>
      <span className="visually-hidden">{spokenItem(text.spoken, figures)}</span>
      <span className={styles.line} aria-hidden="true">
        <b>{withSigns(text.name)}</b>
        <span>{withSigns(text.detail)}</span>
        <span data-standing={standingOf(percent)}>{percentText(percent)}</span>
        <span>{time === undefined ? '' : seconds(time)}</span>
      </span>
    </li>
  );
}
