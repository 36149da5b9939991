import { sourceIn } from './answerSource';
import type { AnyRun } from './definition';
import { PLAY_TO_GO_ON } from './playedText';
import { type Answered, playedIn } from './session';

/**
 * What the page adds to the verdict in a quiz that is played: what was heard, and how a drill goes on without a key.
 *
 * @example playedLines(run, answered) // ['Heard B3, 12 cents flat', 'Play the right note to go on, or press Enter.']
 */
export function playedLines(run: AnyRun, answered: Answered<unknown, unknown>): readonly string[] {
  const { quiz, pace } = run;
  const heard = playedIn(answered);
  const canGoOn = sourceIn(run) !== undefined && pace.kind === 'drill' && answered.verdict !== 'right';
  return [
    ...(heard && quiz.played ? [quiz.played.heardText(answered.question, heard)] : []),
    ...(canGoOn ? [PLAY_TO_GO_ON] : []),
  ];
}
