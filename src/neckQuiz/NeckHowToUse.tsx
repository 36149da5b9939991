import type { Command, ScreenId } from '../commands/command';
import { isSelfCheck } from '../quiz/answerWith';
import { DrillNote, isDrilling } from '../quiz/LockedNote';
import { isQuick } from '../quiz/pace';
import { isOpen, openQuestion } from '../quiz/session';
import { SELF_CHECK_TAPS, SELF_CHECK_USES } from '../quiz/text';
import { usePracticeApi } from '../results/practiceApi';
import { ACT, ARROWS, type HowToItem, HowToUse, keysOf } from '../ui/HowToUse';
import type { AnyNeckSession, HowToAnswer, OpenNeckSession } from './definition';
import { QUIZ_TAPS, QUIZ_USES, TELL_USES } from './text';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckHowToUseProps {
  readonly screen: ScreenId;
  readonly neckQuiz: NeckQuizOfScreen;
  readonly play: Command;
  /** What tells the next string of what a question is a part of, and all strings. */
  readonly tell?: readonly [Command, Command];
}

/** How a question is answered: by the keys of its answers, or on the neck. */
function answeringByKeys({ run }: OpenNeckSession, answers: readonly Command[]): HowToAnswer {
  const isPicked = run.quiz.pick !== undefined;
  const keys = keysOf(...answers.filter(({ isOffered }) => isOffered !== false));
  return {
    items: [
      ...(keys.length > 0 ? [{ ...QUIZ_USES.answer, keys }] : []),
      ...(isPicked
        ? [
            { ...QUIZ_USES.move, keys: ARROWS },
            { ...QUIZ_USES.pick, keys: ACT },
          ]
        : []),
    ],
    taps: QUIZ_TAPS[isPicked ? 'pick' : 'answer'][isQuick(run.pace) ? 'quick' : 'calm'],
  };
}

/** The help while a question is open; a drill, whose player knows how, has a line about what it asks instead. */
export function NeckHowToUse({ screen, neckQuiz, play, tell }: NeckHowToUseProps) {
  const { describe } = usePracticeApi();
  const session: AnyNeckSession = neckQuiz.quiz.session;
  if (!isOpen(session)) return null;
  if (isDrilling(session))
    return <DrillNote session={session} describe={(way, items) => describe(screen, way, items)} />;
  const { submit, next, quit, answers, showAnswer, knew, didNot } = neckQuiz.quiz.commands;
  const { pace } = session.run;
  const hear: HowToItem = { ...QUIZ_USES.play, keys: keysOf(play) };
  const leave: HowToItem = { ...QUIZ_USES.quit, keys: keysOf(quit) };
  if (session.status === 'feedback')
    return (
      <HowToUse
        taps={QUIZ_TAPS.feedback}
        items={[{ ...QUIZ_USES.next, keys: keysOf(next) }, hear, { ...QUIZ_USES.move, keys: ARROWS }, leave]}
      />
    );
  if (session.status === 'checking')
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.checking}
        items={[
          { ...SELF_CHECK_USES.knew, keys: keysOf(knew) },
          { ...SELF_CHECK_USES.didNot, keys: keysOf(didNot) },
          ...[hear, leave],
        ]}
      />
    );
  const telling =
    tell && neckQuiz.telling.canTell()
      ? [
          { text: TELL_USES.next, keys: keysOf(tell[0]) },
          { text: TELL_USES.whole, keys: keysOf(tell[1]) },
        ]
      : [];
  const hearing = [...telling, ...(neckQuiz.isHeardInQuestion() ? [hear] : [])];
  if (isSelfCheck(session.run))
    return (
      <HowToUse
        taps={SELF_CHECK_TAPS.asking}
        items={[{ ...SELF_CHECK_USES.show, keys: keysOf(showAnswer) }, ...hearing, leave]}
      />
    );
  const { items, taps } =
    session.run.quiz.howToAnswer?.(openQuestion(session), pace) ?? answeringByKeys(session, answers);
  const submitting = isQuick(pace) ? [] : [{ ...QUIZ_USES.submit, keys: keysOf(submit) }];
  return <HowToUse taps={taps} items={[...items, ...hearing, ...submitting, leave]} />;
}
