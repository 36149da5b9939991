import { HowToUse, keysOf } from '../../ui/HowToUse';
import type { KeysCommands } from './commands';
import { keyOfLeader } from './settings';
import { TAPS, USES } from './text';

/** What can be done with the circle. */
export function CircleHowToUse({ commands }: { commands: KeysCommands }) {
  return (
    <HowToUse
      taps={TAPS.circle}
      items={[
        USES.click,
        { ...USES.around, keys: keysOf(commands.counterclockwise, commands.clockwise) },
        { ...USES.relative, keys: keysOf(commands.relative) },
        { ...USES.major, keys: [keyOfLeader('major')] },
        { ...USES.minor, keys: [keyOfLeader('minor')] },
        { ...USES.quiz, keys: keysOf(commands.quiz.start) },
      ]}
    />
  );
}
