import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { ARROWS, HowToUse, keysOf, leaderOf } from '../../ui/HowToUse';
import type { ScalesCommands } from './commands';
import { scalesSettings } from './settings';
import { TAPS, USES } from './text';

interface ScalesHowToUseProps {
  readonly settings: Settings;
  readonly commands: ScalesCommands;
}

/** What can be done with the scale, on the neck or pattern by pattern. */
export function ScalesHowToUse({ settings, commands }: ScalesHowToUseProps) {
  const { view, key } = scalesSettings;
  const { play, nextKey, nextPattern, previousPattern } = commands;
  const mode = useSetting(settings, view);
  const patterns =
    mode === 'patterns'
      ? { ...USES.patterns, keys: keysOf(nextPattern, previousPattern) }
      : { ...USES.view, keys: leaderOf('scales', view) };
  return (
    <HowToUse
      taps={TAPS}
      items={[
        USES.click,
        { ...USES.move, keys: ARROWS },
        { ...USES.play, keys: keysOf(play) },
        { ...USES.key, keys: leaderOf('scales', key) },
        { ...USES.fifths, keys: keysOf(nextKey) },
        patterns,
        { ...USES.quiz, keys: keysOf(commands.quiz.start) },
      ]}
    />
  );
}
