import { createListeners } from '../listeners';
import { fetchTwice } from '../ui/lazyModule';
import { whenIdle } from '../ui/whenIdle';
import { NO_UPDATES, type Updates } from './updates';

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
