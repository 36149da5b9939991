import './app/styles.css';
import { renewCode, showNotLoaded } from './app/notLoaded';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void open(root);

/** Fetches the app, trying twice like for every part fetched later, and starts it. */
async function open(root: HTMLElement): Promise<void> {
  const fetchApp = () => import('./start');
  // The app is being preloaded meanwhile; running it earlier would delay the first paint.
  await firstPaint();
  const app = await fetchApp()
    .catch(async () => {
      await renewCode();
      return fetchApp();
    })
    .catch(() => undefined);
  if (app) await app.start(root);
  else showNotLoaded(root);
}

/** Waits until the content of the page has been painted; a hidden page paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise(painted => {
    if (document.hidden) painted();
    else requestAnimationFrame(() => setTimeout(painted));
  });
}
