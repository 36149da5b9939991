import type { Command } from '../commands/command';
import { isSelfCheck } from '../quiz/answerWith';
import { isQuick } from '../quiz/pace';
import type { NamedKey } from '../ui/KeyTip';
import { ARROWS, HowToUse, keysOf, SELF_CHECK_TAPS, SELF_CHECK_USES, type Use } from './HowToUse';
import type { OpenNeckSession } from './neckQuiz';
import { QUIZ_TAPS, QUIZ_USES } from './neckQuizText';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuizHowToUseProps {
  readonly session: OpenNeckSession;
  readonly use: NeckQuizOfScreen;
  readonly play: Command;
}

const ACT: readonly NamedKey[] = [{ id: 'neck.act', hotkey: 'Space' }];

/** What can be done while a question is open. */
export function NeckQuizHowToUse({ session, use, play }: NeckQuizHowToUseProps) {
  const { submit, next, quit, finish, answers, showAnswer, knew, didNot } = use.quiz.commands;
  const { pace, drill } = session.run;
  const hear: Use = { ...QUIZ_USES.play, keys: keysOf(play) };
  const leave: Use = drill
    ? { ...QUIZ_USES.finish, keys: keysOf(finish) }
    : { ...QUIZ_USES.quit, keys: keysOf(quit) };
  if (session.status === 'feedback')
    return (
      <HowToUse
        taps={QUIZ_TAPS.feedback}
        uses={[{ ...QUIZ_USES.next, keys: keysOf(next) }, hear, { ...QUIZ_USES.move, keys: ARROWS }, leave]}
      />
    );
  if (session.status === 'checking')
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.checking}
        uses={[
          { ...SELF_CHECK_USES.knew, keys: keysOf(knew) },
          { ...SELF_CHECK_USES.didNot, keys: keysOf(didNot) },
          ...[hear, leave],
        ]}
      />
    );
  const hearing = use.isHeardInQuestion() ? [hear] : [];
  if (isSelfCheck(session.run))
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.asking}
        uses={[{ ...SELF_CHECK_USES.show, keys: keysOf(showAnswer) }, ...hearing, leave]}
      />
    );
  const picks = session.run.quiz.pick !== undefined;
  const keys = keysOf(...answers.filter(({ isOffered }) => isOffered !== false));
  const picking: readonly Use[] = [
    { ...QUIZ_USES.move, keys: ARROWS },
    { ...QUIZ_USES.pick, keys: ACT },
  ];
  const answering: readonly Use[] = [
    ...(keys.length > 0 ? [{ ...QUIZ_USES.answer, keys }] : []),
    ...(picks ? picking : []),
  ];
  const submitting = isQuick(pace) ? [] : [{ ...QUIZ_USES.submit, keys: keysOf(submit) }];
  return (
    <HowToUse
      taps={QUIZ_TAPS[picks ? 'pick' : 'answer'][isQuick(pace) ? 'quick' : 'calm']}
      uses={[...answering, ...hearing, ...submitting, leave]}
    />
  );
}
