type Listening = readonly [target: EventTarget, type: string, listener: EventListenerOrEventListenerObject];

/** What an app listens to until its page is gone. */
const OF_A_PAGE: readonly string[] = [
  ...['beforeunload', 'focus', 'pagehide', 'pageshow', 'popstate', 'storage', 'visibilitychange'],
];

/** What Mousetrap listens to on its element, and never ends. */
const OF_MOUSETRAP: readonly string[] = ['keydown', 'keypress', 'keyup'];

const listening: Listening[] = [];

function follow(target: EventTarget, types: readonly string[]): void {
  const add = target.addEventListener;
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options);
    if (listener && types.includes(type)) listening.push([target, type, listener]);
  };
}

/** Follows what the apps of a file's tests listen to. */
export function followPage(): void {
  follow(window, OF_A_PAGE);
  follow(document, OF_A_PAGE);
  follow(document.documentElement, OF_MOUSETRAP);
}

/** Ends what the app of a test listened to: an app that still did would stay in memory, two megabytes each. */
export function leavePage(): void {
  for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
}
