import { parse } from 'tldts';
import sharedHosts from './data/shared-hosts.json' with { type: 'json' };
import { refang } from './refang.ts';

/** Hosters that the public suffix list does not know: each name below them is somebody else's. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(Object.values(sharedHosts).flat());

/** Whether this is a hoster's own site, below which everybody gets a name: on our list or in the public suffix list's private part. */
export function isHoster(host: string): boolean {
  if (SHARED_HOSTS.has(host)) return true;
  const { publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isPrivate === true && publicSuffix === host;
}

/**
 * The registrable domain of a host, on services where everybody gets a name of their own that name; names of no known
 * suffix are prose ("e.g"), but reserved test names count.
 */
export function registrableDomain(mention: string): string | null {
  const { domain, hostname, isIcann, isPrivate, publicSuffix } = parse(refang(mention).toLowerCase(), {
    allowPrivateDomains: true,
  });
  const isReserved = publicSuffix === 'example' || publicSuffix === 'test';
  if (!domain || !(isIcann || isPrivate || isReserved)) return null;
  // `www` below a hoster is the hoster and no customer's name.
  if (isPrivate && domain === `www.${publicSuffix}`) return null;
  if (!SHARED_HOSTS.has(domain)) return domain;
  // A customer's name may have names below it, which are the same customer's.
  const below = (hostname ?? domain).slice(0, -domain.length).split('.').filter(Boolean);
  const customer = below.at(-1);
  return customer === undefined || customer === 'www' ? domain : `${customer}.${domain}`;
}
