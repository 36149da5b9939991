import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void open(root);

/** Fetches the app, trying twice like for every part fetched later, and starts it. */
async function open(root: HTMLElement): Promise<void> {
  const fetchApp = () => import('./start');
  // The app is being preloaded meanwhile; running it earlier would delay the first paint.
  await firstPaint();
  const app = await fetchApp()
    .catch(fetchApp)
    .catch(() => undefined);
  if (app) await app.start(root);
  else showFailure(root);
}

/** Waits until the content of the page has been painted; a hidden page paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise(painted => {
    if (document.hidden) painted();
    else requestAnimationFrame(() => setTimeout(painted));
  });
}

function showFailure(root: HTMLElement): void {
  const notice = document.createElement('p');
  notice.className = 'first-look-notice';
  notice.role = 'alert';
  notice.textContent = "Fretty couldn't be loaded. Check your connection, then reload the page.";
  root.replaceChildren(notice);
}
