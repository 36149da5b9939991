import { ARROWS, HowToUse, keysOf, leaderOf, stepsOf } from '../../ui/HowToUse';
import type { TriadsCommands } from './commands';
import { triadsSettings } from './settings';
import { TAPS, USES } from './text';

/** What can be done with the triad and its neck. */
export function TriadsHowToUse({ commands }: { commands: TriadsCommands }) {
  const { root, quality, shape } = triadsSettings;
  return (
    <HowToUse
      taps={TAPS}
      items={[
        USES.click,
        { ...USES.move, keys: ARROWS },
        { ...USES.play, keys: keysOf(commands.play) },
        { ...USES.root, keys: leaderOf('triads', root) },
        { ...USES.quality, keys: leaderOf('triads', quality) },
        { ...USES.shapes, keys: stepsOf('triads', shape) },
        { ...USES.quiz, keys: keysOf(commands.quiz.start) },
      ]}
    />
  );
}
