import type { Hotkey } from '../../commands/hotkey';
import { isSelfCheck } from '../../quiz/answerWith';
import { isOpen } from '../../quiz/session';
import { SELF_CHECK_TAPS, SELF_CHECK_USES } from '../../quiz/text';
import { type HowToItem, HowToUse, keysOf } from '../../ui/HowToUse';
import type { KeysCommands } from './commands';
import type { KeysSession } from './quiz/quizzes';
import { keyOfLeader } from './settings';
import { QUIZ_USES, TAPS, USES } from './text';

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

interface QuizHowToUseProps {
  readonly session: KeysSession;
  readonly commands: KeysCommands;
}

/** What can be done while a question is open. */
export function QuizHowToUse({ session, commands }: QuizHowToUseProps) {
  const { quiz } = commands;
  const [repeat = '.', repeatInField = repeat] = quiz.repeat.hotkeys ?? [];
  const again = (hotkey: Hotkey): HowToItem => ({
    ...QUIZ_USES.repeat,
    keys: [{ id: quiz.repeat.id, hotkey }],
  });
  if (session.status === 'checking')
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.checking}
        items={[
          { ...SELF_CHECK_USES.knew, keys: keysOf(quiz.knew) },
          { ...SELF_CHECK_USES.didNot, keys: keysOf(quiz.didNot) },
          again(repeat),
        ]}
      />
    );
  if (session.status === 'asking' && isSelfCheck(session.run))
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.asking}
        items={[{ ...SELF_CHECK_USES.show, keys: keysOf(quiz.showAnswer) }, again(repeat)]}
      />
    );
  const isHeard = isOpen(session) && session.run.quiz.heard !== undefined;
  if (isHeard)
    return (
      <HowToUse
        taps={TAPS.chord}
        items={[
          {
            ...QUIZ_USES.chord,
            keys: keysOf(...quiz.answers.filter(({ isOffered }) => isOffered !== false)),
          },
          { ...QUIZ_USES.enter, keys: keysOf(quiz.submit) },
          { ...QUIZ_USES.play, keys: keysOf(commands.play) },
          { ...QUIZ_USES.context, keys: keysOf(commands.context) },
          again(repeat),
        ]}
      />
    );
  return (
    <HowToUse
      taps={TAPS.quiz}
      items={[{ ...QUIZ_USES.enter, keys: keysOf(quiz.submit) }, QUIZ_USES.click, again(repeatInField)]}
    />
  );
}
