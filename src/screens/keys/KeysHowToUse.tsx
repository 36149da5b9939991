import { HowToUse } from '../HowToUse';
import { keysOf } from '../uses';
import type { KeysCommands } from './commands';
import { keyOfLeader } from './settings';
import { QUIZ_USES, TAPS, USES } from './text';

/** What can be done with the circle. */
export function CircleHowToUse({ commands }: { commands: KeysCommands }) {
  return (
    <HowToUse
      taps={TAPS.circle}
      uses={[
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

/** What can be done while a question is open. */
export function QuizHowToUse({ commands: { quiz } }: { commands: KeysCommands }) {
  const [, repeatInField = '.'] = quiz.repeat.hotkeys ?? [];
  return (
    <HowToUse
      taps={TAPS.quiz}
      uses={[
        { ...QUIZ_USES.enter, keys: keysOf(quiz.submit) },
        QUIZ_USES.click,
        { ...QUIZ_USES.repeat, keys: [{ id: quiz.repeat.id, hotkey: repeatInField }] },
      ]}
    />
  );
}
