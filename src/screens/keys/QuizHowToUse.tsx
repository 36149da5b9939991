import { HowToUse } from '../HowToUse';
import { keysOf } from '../uses';
import type { KeysCommands } from './commands';
import { QUIZ_USES, TAPS } from './text';

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
