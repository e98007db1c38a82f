import mailServices from 'email-providers/all.json' with { type: 'json' };
import topSites from 'top-sites' with { type: 'json' };
import wellKnown from './data/well-known-domains.json' with { type: 'json' };
import { isHoster, registrableDomain } from './registrable-domain.ts';

/** The most linked sites of the web (Moz, by the package `top-sites`), by the name that a site was registered under. */
const TOP = topSites.flatMap(({ rootDomain }) => registrableDomain(rootDomain) ?? []);

/**
 * Domains that millions use: naming one links nobody to anybody. Beside the most linked sites and the mail services
 * (package `email-providers`) our own list of those that are in reports because scammers pretend to be them or write through them.
 */
const COMMON_DOMAINS: ReadonlySet<string> = new Set([
  ...TOP,
  ...mailServices,
  ...Object.values(wellKnown).flat(),
]);
/** Only public bodies get a name under these. */
const PUBLIC_BODY = /(?:^|\.)(?:gov|mil|gouv|gob|govt|gc|int)(?:\.[a-z]{2})?$/u;

/** Whether a domain is common property: a popular site, mail service, shortener or hoster, or a public body's. */
export const isCommonDomain = (domain: string): boolean =>
  COMMON_DOMAINS.has(domain) || PUBLIC_BODY.test(domain) || isHoster(domain);
