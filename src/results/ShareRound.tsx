import { useMemo, useRef, useState } from 'react';
import type { Command, ScreenId } from '../commands/command';
import type { AgainstBest } from '../practice/best';
import { AddToWorkoutButton, AddToWorkoutTarget } from '../quiz/AddToWorkout';
import { CopyLink } from '../quiz/CopyLink';
import { resultsOf } from '../quiz/results';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { copyPicture, isCopied, saveSvg } from '../ui/picture/share';
import { useCommands } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { type FinishedQuiz, scoreOf } from './earlier';
import { pictureOf } from './picture';
import { usePracticeApi } from './practiceApi';
import { roundScoreText, SHARE, SHARED, type SharedAs, sharedBest, sharedTime, shareText } from './text';

interface ShareRoundProps {
  readonly screen: ScreenId;
  readonly session: FinishedQuiz;
  /** The round beside the best before it; `undefined` if there is nothing to say. */
  readonly best: AgainstBest | undefined;
}

/** Takes along what a round was: the link to its drill, its score as a line of text, or a picture of it. */
export function ShareRound({ screen, session, best }: ShareRoundProps) {
  const { describe } = usePracticeApi();
  const { say } = useSpeech();
  const preferred = usePreferenceSettings();
  const [shared, setShared] = useState<SharedAs>();
  const items = session.run.items;
  const asked = useMemo(() => describe(screen, 'text', items), [describe, screen, items]);
  const score = scoreOf(session);
  const results = resultsOf(session);
  const text = shareText(asked[0] ?? '', roundScoreText(score, session.length), best, results.beat?.late);
  const pictured = () => {
    const { answered } = session;
    const told = [sharedTime(score, session.length), best ? sharedBest(best) : ''];
    const lines = told.filter(line => line !== '');
    return pictureOf({ screen, asked, answered, lines, results, address: location.host });
  };
  const file = `fretty-${session.run.quiz.id}`;
  const share = {
    text: async () =>
      (await isCopied(() => navigator.clipboard.writeText(text))) ? 'text-copied' : 'text-failed',
    picture: async () =>
      `picture-${await copyPicture(pictured(), preferred.read(preferences.pictureColors), file)}`,
    async svg() {
      saveSvg(pictured(), preferred.read(preferences.pictureColors), file);
      return 'svg-saved';
    },
  } satisfies Record<string, () => Promise<SharedAs>>;
  const latest = useRef(share);
  latest.current = share;
  const commands = useMemo(() => {
    const command = (id: keyof typeof share, title: string): Command => ({
      ...{ id: `results.copy-${id}`, title, group: SHARE.group, scope: 'screen', keywords: SHARE.keywords },
      run() {
        const tell = (outcome: SharedAs) => {
          setShared(outcome);
          say(SHARED[outcome]);
        };
        latest.current[id]().then(tell, error => console.warn('Could not copy the round', error));
      },
    });
    return {
      text: command('text', SHARE.text),
      picture: command('picture', SHARE.picture),
      svg: command('svg', SHARE.svg),
    };
  }, [say]);
  useCommands(useMemo(() => Object.values(commands), [commands]));
  return (
    <div className={stack.stack}>
      <CopyLink>
        <AddToWorkoutButton />
        <CommandButton tone="text" command={commands.text} />
        <CommandButton tone="text" command={commands.picture} />
        <CommandButton tone="text" command={commands.svg} />
      </CopyLink>
      <AddToWorkoutTarget />
      {shared && <p>{SHARED[shared]}</p>}
      {shared === 'text-failed' && <p>{text}</p>}
    </div>
  );
}
