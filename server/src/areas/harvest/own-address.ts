import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';

/** Where the demo's sample feeds are served. */
export const SAMPLE_FEEDS_PATH = '/sample-feeds/';

/** Resolves a stored URL: a path of our own gets our current origin. */
export const resolveSourceUrl = (url: string, { ownOrigin }: OutgoingReach): string =>
  url.startsWith('/') ? `${ownOrigin()}${url}` : url;

/** The stored form of an address: our own feeds as a path, because our port may change. */
export function toStoredUrl(url: string, { ownOrigin }: OutgoingReach): string {
  const prefix = `${ownOrigin()}${SAMPLE_FEEDS_PATH}`;
  return url.startsWith(prefix) ? url.slice(ownOrigin().length) : url;
}
