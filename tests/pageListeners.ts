type Listening = readonly [
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject,
  options: boolean | AddEventListenerOptions | undefined,
];

/** What an app listens to until its page is gone. */
const OF_A_PAGE: ReadonlySet<string> = new Set([
  ...['beforeunload', 'focus', 'keydown', 'pagehide', 'pageshow', 'pointerdown', 'popstate', 'storage'],
  'visibilitychange',
]);

const listening: Listening[] = [];

/** Follows what is listened to on a target, so that `leavePage` can end it. */
function follow(target: EventTarget): void {
  const add = target.addEventListener;
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options);
    if (listener && OF_A_PAGE.has(type)) listening.push([target, type, listener, options]);
  };
}

follow(window);
follow(document);

/** Ends what the app of a test listened to: an app that still did would stay in memory, two megabytes each. */
export function leavePage(): void {
  for (const [target, type, listener, options] of listening.splice(0))
    target.removeEventListener(type, listener, options);
}
