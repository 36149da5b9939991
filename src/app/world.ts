import { createMetronome } from '../audio/metronome';
import { createPlayer, sharedContext } from '../audio/player';
import { createListeners } from '../listeners';
import { createListener } from '../listening/service';
import type { InputMethod } from '../practice/answer';
import { newDraw } from '../quiz/drillLinks';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { createAnnouncer } from '../speech/announcer';
import { createLazySpeaker, type LazyVoice } from '../speech/lazySpeaker';
import { byTimer, type SetTimer, type Speaker } from '../speech/speaker';
import type * as Voice from '../speech/voice';
import { pageMoments } from '../storage/afterPaint';
import { createJournal } from '../storage/journal';
import { pickFile } from '../storage/pickFile';
import { browserStore, tabStore } from '../storage/storage';
import { fetchTwice, lazyModule } from '../ui/lazyModule';
import { whenIdle } from '../ui/whenIdle';
import type { World } from './state';
import { NO_UPDATES, type Updates } from './updates';

/**
 * Watches how the user acts on a page: by keys, or by a mouse, a pen or a finger. A screen reader or a voice that clicks
 * presses nothing, and counts as what came before.
 */
export function watchInputMethod(page: Document): () => InputMethod {
  let inputMethod: InputMethod = 'keys';
  const acted = (by: InputMethod) => () => {
    inputMethod = by;
  };
  page.addEventListener('keydown', acted('keys'), { capture: true, passive: true });
  page.addEventListener('pointerdown', acted('pointer'), { capture: true, passive: true });
  return () => inputMethod;
}

/**
 * The app's environment in a browser.
 *
 * @param later runs what the announcer does after a pause
 */
export function browserWorld(updates: Updates, later: SetTimer = byTimer): World {
  const open = sharedContext();
  const player = createPlayer(open);
  const journal = createJournal('fretty-answers');
  const metronome = createMetronome(open);
  const announcer = createAnnouncer(createLazySpeaker(voice), later);
  return {
    scope: window,
    base: import.meta.env.BASE_URL,
    store: browserStore,
    tabStore,
    player,
    dronePlayer: createPlayer(open),
    clickPlayer: createPlayer(open),
    metronome,
    announcer,
    listener: createListener(async (...wanted) => {
      const { openListening } = await fetchTwice(() => import('./openListening'));
      return openListening({ player, metronome, announcer })(...wanted);
    }),
    updates,
    language: navigator.language,
    now: () => Date.now(),
    sitting: () => performance.now(),
    dateOf: localDate,
    inputMethod: watchInputMethod(document),
    async loadAnswerLog() {
      const { createAnswerLog } = await fetchTwice(() => import('./data/answerLog'));
      return createAnswerLog(pageMoments, journal);
    },
    journal,
    pickFile,
    loadAnswerFiles: async deps =>
      (await import('./data/answerFiles')).browserAnswerFiles({
        ...deps,
        newId,
        today: () => localDate(Date.now()),
      }),
    newId,
    newDraw: () => newDraw(() => Math.random()),
  };
}

/** The code of the browser's own voice, which few users turn on. */
export const voiceCode = lazyModule(() => import('../speech/voice'));

const speakerOf = ({ createSpeaker, engineOf }: typeof Voice): Speaker => createSpeaker(engineOf(window));

const voice: LazyVoice = {
  now() {
    const code = voiceCode.now();
    return code && speakerOf(code);
  },
  fetch: async () => speakerOf(await voiceCode.fetch()),
};

/** Fetches the voice for those who have turned it on: a quiz that an early key starts is asked by it, too. */
export async function readyVoice(preferred: Settings): Promise<void> {
  if (preferred.read(preferences.eyesFree) === 'on') await voiceCode.fetch().catch(() => {});
}

const newId = (): string => Math.random().toString(36).slice(2);

/** The date that calendars here show at a time. */
function localDate(time: number): string {
  const date = new Date(time);
  const digits = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return digits.map(value => String(value).padStart(2, '0')).join('-');
}

/** Makes the app available offline, once the browser is idle, and watches for new versions. */
export function browserUpdates(): Updates {
  const { subscribe, notify } = createListeners();
  let updates = NO_UPDATES;
  const start = async () => {
    const worker = (await fetchTwice(() => import('./workerUpdates'))).browserWorker();
    if (worker === undefined) return;
    updates = worker;
    updates.subscribe(notify);
    await worker.start();
  };
  whenIdle([start]);
  return { state: () => updates.state(), subscribe, take: () => updates.take() };
}
