/** Where this server itself can be reached, and which addresses it may fetch. */
export interface HarvestReach {
  /** This server's origin on this machine, known once it listens. */
  ownOrigin: () => string;
  /** Whether private and loopback addresses may be fetched. */
  allowPrivate: boolean;
}

/** Where the demo's sample feeds are served. */
export const SAMPLE_FEEDS_PATH = '/sample-feeds/';

/** The address of a stored URL: a path of ours is completed with where we are. */
export const resolveSourceUrl = (url: string, { ownOrigin }: HarvestReach): string =>
  url.startsWith('/') ? `${ownOrigin()}${url}` : url;

/** How an address is stored: one of our own feeds as its path, for our port may be another one tomorrow. */
export function toStoredUrl(url: string, { ownOrigin }: HarvestReach): string {
  const prefix = `${ownOrigin()}${SAMPLE_FEEDS_PATH}`;
  return url.startsWith(prefix) ? url.slice(ownOrigin().length) : url;
}
