import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';

/** Where the demo's sample feeds are served. */
export const SAMPLE_FEEDS_PATH = '/sample-feeds/';

/** The address of a stored URL: a path of ours is completed with where we are. */
export const resolveSourceUrl = (url: string, { ownOrigin }: OutgoingReach): string =>
  url.startsWith('/') ? `${ownOrigin()}${url}` : url;

/** How an address is stored: one of our own feeds as its path, for our port may be another one tomorrow. */
export function toStoredUrl(url: string, { ownOrigin }: OutgoingReach): string {
  const prefix = `${ownOrigin()}${SAMPLE_FEEDS_PATH}`;
  return url.startsWith(prefix) ? url.slice(ownOrigin().length) : url;
}
