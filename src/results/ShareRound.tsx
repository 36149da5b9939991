import { useMemo, useRef, useState } from 'react';
import type { Command, ScreenId } from '../commands/command';
import type { AgainstBest } from '../practice/best';
import { AddToWorkoutButton, AddToWorkoutTarget } from '../quiz/AddToWorkout';
import { CopyLink } from '../quiz/CopyLink';
import { resultsOf } from '../quiz/results';
import { useSpeech } from '../speech/Speech';
import { saveFile } from '../storage/pickFile';
import { CommandButton } from '../ui/CommandButton';
import { useCommands } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { type FinishedQuiz, scoreOf } from './earlier';
import { type Ink, type Mark, PICTURE, paint, pictureOf } from './picture';
import { usePracticeApi } from './practiceApi';
import { roundScoreText, SHARE, SHARED, type SharedAs, sharedBest, sharedTime, shareText } from './text';

interface ShareRoundProps {
  readonly screen: ScreenId;
  readonly session: FinishedQuiz;
  /** The round beside the best before it; `undefined` if there is nothing to say. */
  readonly best: AgainstBest | undefined;
}

/** Copies what a round was: the link to its drill, its score as a line of text, or a picture of it. */
export function ShareRound({ screen, session, best }: ShareRoundProps) {
  const { describe } = usePracticeApi();
  const { say } = useSpeech();
  const [shared, setShared] = useState<SharedAs>();
  const items = session.run.items?.length;
  const asked = useMemo(() => describe(screen, 'text', items), [describe, screen, items]);
  const score = scoreOf(session);
  const text = shareText(asked[0] ?? '', roundScoreText(score, session.length), best);
  const share = {
    text: async () =>
      (await isCopied(() => navigator.clipboard.writeText(text))) ? 'text-copied' : 'text-failed',
    async picture() {
      const { answered, length, run } = session;
      const lines = [sharedTime(score, length), best ? sharedBest(best) : ''];
      const file = painted(pictureOf({ screen, asked, answered, lines, results: resultsOf(session) }));
      if (await isCopied(() => writePicture(file))) return 'picture-copied';
      saveFile(await file, `fretty-${run.quiz.id}.png`);
      return 'picture-saved';
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
    return { text: command('text', SHARE.text), picture: command('picture', SHARE.picture) };
  }, [say]);
  useCommands(useMemo(() => Object.values(commands), [commands]));
  return (
    <div className={stack.stack}>
      <CopyLink>
        <AddToWorkoutButton />
        <CommandButton tone="text" command={commands.text} />
        <CommandButton tone="text" command={commands.picture} />
      </CopyLink>
      <AddToWorkoutTarget />
      {shared && <p>{SHARED[shared]}</p>}
      {shared === 'text-failed' && <p>{text}</p>}
    </div>
  );
}

/** Whether the browser let something be put on the clipboard. */
async function isCopied(copy: () => Promise<void>): Promise<boolean> {
  try {
    await copy();
    return true;
  } catch (error) {
    console.warn('Could not copy', error);
    return false;
  }
}

/** The item is made at once, not when the picture is ready: Safari lets nobody copy a moment after a click. */
const writePicture = (file: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);

/** A picture in the colors and the font of the page, as a PNG. */
async function painted(marks: readonly Mark[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  const [theme, page] = [document.documentElement, document.body].map(element => getComputedStyle(element));
  const colorOf = (ink: Ink) => theme?.getPropertyValue(`--${ink}`) ?? '';
  if (context) paint(context, marks, { colorOf, fonts: page?.fontFamily ?? 'monospace' });
  return new Promise((resolve, reject) =>
    canvas.toBlob(file => (file ? resolve(file) : reject(new Error('The canvas gave no file.')))),
  );
}
