import { useEffect, useMemo } from 'react';
import type { Command } from '../commands/command';
import { Neck } from '../fretboard/Neck';
import { NECK_TITLES } from '../fretboard/text';
import type { ToneStyle } from '../fretboard/toneCells';
import { Answer } from '../quiz/Answer';
import { isSelfCheck } from '../quiz/answerWith';
import { askedIn } from '../quiz/cues';
import { useFiguresState } from '../quiz/Figures';
import { shownTitle } from '../quiz/figures';
import { isQuick } from '../quiz/pace';
import { Question } from '../quiz/Question';
import { isSolved, openQuestion, type Solved, verdictOn } from '../quiz/session';
import { BLOCKED_BY_QUESTION, SELF_CHECK_WAITING } from '../quiz/text';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { soundDisabled } from '../settings/useSound';
import { Panel } from '../ui/Panel';
import { useShell } from '../ui/shell';
import { NeckAnswers } from './NeckAnswers';
import { NeckVerdict, Refusal } from './NeckVerdict';
import type { AnyNeckRun, OpenNeckSession } from './neckQuiz';
import { jumpsIn } from './pickedPlaces';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuestionProps {
  readonly session: OpenNeckSession;
  readonly use: NeckQuizOfScreen;
  readonly style: ToneStyle;
  readonly play: Command;
}

/** What is said below the answer or the verdict. */
function linesOf({ status, run, last }: Solved<unknown, unknown, AnyNeckRun>): readonly string[] {
  const shown = status === 'checking' ? run.quiz.solutionLines?.(last.question) : undefined;
  return shown ?? run.quiz.reviewOf(last);
}

/** A question on a neck, with what answers it and its verdict. */
export function NeckQuestion({ session, use, style, play }: NeckQuestionProps) {
  const { quiz, refs, actOn, isHeardInQuestion, refused } = use;
  const { run } = session;
  const { withSigns } = useShell();
  const sound = useSetting(usePreferenceSettings(), preferences.sound);
  const figures = useFiguresState(session);
  const cellAt = useMemo(() => run.quiz.cellsOf(session, style), [run, session, style]);
  const mistakes = useMemo(
    () => (session.status === 'feedback' ? run.quiz.mistakesOf?.(session.last) : undefined),
    [run, session],
  );
  const question = openQuestion(session);
  // The neck goes to what is asked, and to what the verdict is about.
  useEffect(() => {
    refs.neck.current?.reveal(mistakes?.length ? mistakes : run.quiz.seenIn(question));
  }, [run, question, mistakes, refs]);

  const { instrument, firstFret, lastFret } = run.quiz.neckOf(question);
  const jumps = useMemo(
    () => jumpsIn(session.status, mistakes, { instrument, firstFret, lastFret }, cellAt),
    [session.status, mistakes, instrument, firstFret, lastFret, cellAt],
  );
  const isAsking = session.status === 'asking';
  const isGraded = !isSelfCheck(run);
  const isOnNeck = run.quiz.pick !== undefined;
  const picks = isAsking && isGraded && isOnNeck;
  const waiting = isGraded ? run.quiz.waiting[isQuick(run.pace) ? 'quick' : 'calm'] : SELF_CHECK_WAITING;
  const hearDisabled = isAsking ? BLOCKED_BY_QUESTION : soundDisabled(sound);
  return (
    <Panel title={shownTitle(askedIn(session), figures)}>
      <Neck
        name="Fretboard"
        instrument={instrument}
        firstFret={firstFret}
        lastFret={lastFret}
        cellAt={cellAt}
        onAct={actOn}
        onHear={isAsking ? undefined : actOn}
        actTitle={picks ? 'Select this position' : NECK_TITLES.hear}
        actDisabled={picks ? undefined : hearDisabled}
        {...jumps}
        tools={mistakes?.length ? 'drawn' : 'hidden'}
        alsoHere={quiz.spokenFigures}
        headline={(_, here) => (
          <Question session={session} eyesFree={quiz.eyesFree} commands={quiz.commands} here={here} />
        )}
        handle={refs.neck}
      >
        <Answer
          session={session}
          commands={quiz.commands}
          advanceRef={refs.advance}
          layout={isOnNeck || !isGraded ? 'below' : 'beside'}
          waiting={refused ? <Refusal>{refused}</Refusal> : waiting}
          others={isAsking && !isHeardInQuestion() ? [] : [play]}
          verdict={
            isSolved(session) && (
              <NeckVerdict
                verdict={verdictOn(session)}
                correct={withSigns(run.quiz.correctText(session.last.question))}
                lines={linesOf(session).map(line => withSigns(line))}
              />
            )
          }
        >
          {!isOnNeck && isGraded && <NeckAnswers session={session} use={use} />}
        </Answer>
      </Neck>
    </Panel>
  );
}
