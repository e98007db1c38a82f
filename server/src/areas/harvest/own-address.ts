import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';

/** Where the demo's sample feeds are served. */
export const SAMPLE_FEEDS_PATH = '/sample-feeds/';

/** Resolves a stored URL: a path of our own gets our current origin. */
export const resolveSourceUrl = (url: string, { ownOrigin }: OutgoingReach): string =>
  url.startsWith('/') ? `${ownOrigin()}${url}` : url;

/** The stored form of an address: our own feeds as a path, because our port may change. */
export function toStoredUrl(url: string, { ownOrigin }: OutgoingReach): string {
  const prefix = `${ownOrigin()}${SAMPLE_FEEDS_PATH}`;
  // As it will be asked for: `..` could lead out of the feeds.
  const asked = URL.parse(url)?.href ?? url;
  return asked.startsWith(prefix) ? asked.slice(ownOrigin().length) : url;
}

/** The one origin inside that may be asked for a stored address: ours, for our own feeds. Whatever else we serve is no source. */
export const allowedOrigin = (url: string, { ownOrigin }: OutgoingReach): { ownOrigin?: string } =>
  url.startsWith('/') ? { ownOrigin: ownOrigin() } : {};
