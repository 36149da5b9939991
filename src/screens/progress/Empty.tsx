import type { Command } from '../../commands/command';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import type { ProgressTab } from './settings';
import { TITLES } from './text';

/** What a screen will show once there are answers, and how to begin. */
export const EMPTY: Record<ProgressTab, { readonly will: readonly string[]; readonly begin: string }> = {
  notes: {
    will: [
      'The neck, with a figure at each position: how often you were right, how long it took, how many answers you gave.',
      'The ten positions or notes that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Notes, and your results appear here.',
  },
  triads: {
    will: [
      'The close-position shapes on each set of strings, drawn as they lie on the neck, with a figure for each: how often you were right, how long it took, how many answers you gave.',
      'The ten shapes that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Triads, and your results appear here.',
  },
  chords: {
    will: [
      'The chords by root and type, with a figure for each: how often you were right, how long it took, how many answers you gave.',
      'The ten chords that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Chords, and your results appear here.',
  },
  scales: {
    will: [
      'The degrees of each scale by key and by pattern, and each key as a whole around the circle of fifths, with a figure for each: how often you were right, how long it took, how many answers you gave.',
      'The ten degrees that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Scales, and your results appear here.',
  },
  keys: {
    will: [
      'The circle of fifths, with a figure for each key: how often you were right, how long it took, how many answers you gave.',
      'The ten keys that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Keys, and your results appear here.',
  },
  intervals: {
    will: [
      'The thirteen intervals, up and down, with a figure for each: how often you were right, how long it took, how many answers you gave.',
      'Which intervals you mix up, and the ten that you know least, ready to drill.',
      'Your last eight weeks, day by day.',
    ],
    begin: 'Answer a few questions on Intervals, and your results appear here.',
  },
};

/** Before the list of what a screen will show. */
export const WILL_SHOW = 'What will be here:';

/** What a tab will show once there are answers, and a way to begin. */
export function Empty({ tab, start }: { readonly tab: ProgressTab; readonly start: Command }) {
  const { will, begin } = EMPTY[tab];
  return (
    <Panel title={TITLES.empty}>
      <div className={prose.prose}>
        <p>{begin}</p>
        <p>{WILL_SHOW}</p>
        <ul>
          {will.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={dock.dock}>
        <CommandButton tone="primary" command={start} />
      </div>
    </Panel>
  );
}
