/** A message to the other tabs: the rows that this one has changed, the entries it has deleted, or that everything is to be read again. */
export type News =
  | readonly { readonly store: string; readonly key: string }[]
  | { readonly deleted: readonly string[] }
  | 'all';

/** The other tabs of the same site. */
export interface Tabs {
  tell(news: News): void;
  close(): void;
}

const isRow = (value: unknown): value is { store: string; key: string } =>
  typeof value === 'object' &&
  value !== null &&
  'store' in value &&
  typeof value.store === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

const isDeletion = (value: unknown): value is { deleted: readonly string[] } =>
  typeof value === 'object' &&
  value !== null &&
  'deleted' in value &&
  Array.isArray(value.deleted) &&
  value.deleted.every(id => typeof id === 'string');

const isNews = (value: unknown): value is News =>
  value === 'all' || (Array.isArray(value) && value.every(isRow)) || isDeletion(value);

/** Connects to the other tabs. Where the browser can't, they hear nothing. */
export function createTabs(name: string, hear: (news: News) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  let isClosed = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data);
  };
  return {
    tell(news) {
      // A write may still be under way when the log is closed.
      if (!isClosed) channel.postMessage(news);
    },
    close() {
      isClosed = true;
      channel.close();
    },
  };
}
