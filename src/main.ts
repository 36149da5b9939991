import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void open(root);

/** Fetches the app, asking twice like every part of it that is fetched later, and starts it. */
async function open(root: HTMLElement): Promise<void> {
  const fetchApp = () => import('./start');
  // The page links to the app, which is on its way meanwhile; running it sooner would keep the first look from being seen.
  await firstPaint();
  const app = await fetchApp()
    .catch(fetchApp)
    .catch(() => undefined);
  if (app) await app.start(root);
  else tellMissing(root);
}

/** Waits until what the page brought along has been painted; a page that nobody sees paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise(painted => {
    if (document.hidden) painted();
    else requestAnimationFrame(() => setTimeout(painted));
  });
}

function tellMissing(root: HTMLElement): void {
  const notice = document.createElement('p');
  notice.className = 'first-look-notice';
  notice.role = 'alert';
  notice.textContent = 'Fretty could not be fetched. When the network is back, load this page again.';
  root.append(notice);
}
