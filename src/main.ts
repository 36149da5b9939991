import './app/styles.css';

/** Waits until what the page brought along has been painted; a page that nobody sees paints nothing. */
const firstPaint = (): Promise<void> =>
  new Promise(painted => {
    if (document.hidden) painted();
    else requestAnimationFrame(() => setTimeout(painted));
  });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The app is on its way meanwhile, but what it takes to run it would keep the first look from being seen.
void firstPaint()
  .then(() => import('./start'))
  .then(({ start }) => start(root));
