type Listening = readonly [target: EventTarget, type: string, listener: EventListenerOrEventListenerObject];

/** What an app listens to until its page is gone. */
const OF_A_PAGE: ReadonlySet<string> = new Set([
  ...['beforeunload', 'focus', 'pagehide', 'pageshow', 'popstate', 'storage', 'visibilitychange'],
]);

const listening: Listening[] = [];

function follow(target: EventTarget): void {
  const add = target.addEventListener;
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options);
    if (listener && OF_A_PAGE.has(type)) listening.push([target, type, listener]);
  };
}

/** Follows what the apps of a file's tests listen to. */
export function followPage(): void {
  follow(window);
  follow(document);
}

/** Ends what the app of a test listened to: an app that still did would stay in memory, two megabytes each. */
export function leavePage(): void {
  for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
}
