import mailServices from 'email-providers/all.json' with { type: 'json' };
import topSites from 'top-sites' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { isCommonDomain } from './common-domains.ts';
import sharedHosts from './data/shared-hosts.json' with { type: 'json' };
import { extractIndicators } from './extract-indicators.ts';
import { registrableDomain } from './registrable-domain.ts';

/** Domains in a text that may link reports. */
const linkingIn = (text: string): string[] =>
  extractIndicators(text).flatMap(({ type, value }) => (type === 'domain' ? [value] : []));

describe('what everybody names links nobody', () => {
  test('each of the 500 most linked sites, in each spelling in which it is named', () => {
    expect(topSites).toHaveLength(500);
    const linking = topSites.flatMap(({ rootDomain }) =>
      [
        `https://${rootDomain}/a/b?c=1`,
        `I paid on www.${rootDomain} that day`,
        `log in at ${rootDomain}`,
      ].flatMap(linkingIn),
    );
    expect(linking).toEqual([]);
  });

  test('mail services', () => {
    expect(mailServices.length).toBeGreaterThan(5_000);
    expect(mailServices.filter((domain) => !isCommonDomain(domain))).toEqual([]);
  });

  test.each([
    [
      'shorteners',
      'bit.ly tinyurl.com t.co goo.gl is.gd ow.ly cutt.ly rb.gy t.ly s.id lnkd.in rebrand.ly qrco.de',
    ],
    [
      'registries and registrars',
      'icann.org iana.org ripe.net arin.net apnic.net verisign.com nominet.uk denic.de afnic.fr godaddy.com namecheap.com gandi.net porkbun.com who.is',
    ],
    [
      'public bodies',
      'irs.gov gov.uk police.gov.in service-public.gouv.fr sat.gob.mx canada.gc.ca europa.eu',
    ],
  ])('%s', (_, domains) => {
    expect(domains.split(' ').filter((domain) => !isCommonDomain(domain))).toEqual([]);
  });

  test.each([
    'paypal-support.top',
    'paypa1.com',
    'usps.com-track.info',
    'irs.gov.secure-fund.com',
    'chase-alerts.example',
    'amazon.refund-desk.net',
  ])('but a site that only looks like one: %s', (host) => {
    expect(linkingIn(`They sent me to https://${host}/login`)).toEqual([registrableDomain(host)]);
    expect(isCommonDomain(registrableDomain(host) ?? '')).toBe(false);
  });
});

/** Hosters below which each name is a customer's: the public suffix list's private part, and ours. */
const HOSTERS = [
  ...(
    'github.io gitlab.io blogspot.com wixsite.com wixstudio.com pages.dev workers.dev netlify.app vercel.app web.app ' +
    'firebaseapp.com herokuapp.com onrender.com fly.dev myshopify.com blob.core.windows.net azurewebsites.net webflow.io ' +
    'duckdns.org 3utilities.com hopto.org notion.site gitbook.io readthedocs.io surge.sh replit.app altervista.org'
  ).split(' '),
  ...Object.values(sharedHosts).flat(),
];

describe('below a hoster', () => {
  test.each(HOSTERS)('a page of %s is its customer’s site, and the hoster’s own is common', (hoster) => {
    const of = (host: string) => linkingIn(`It ran on https://${host}/start`);
    expect(of(`gold-desk.${hoster}`)).toEqual([`gold-desk.${hoster}`]);
    expect(of(`silver-desk.${hoster}`)).toEqual([`silver-desk.${hoster}`]);
    expect(of(`www.gold-desk.${hoster}`)).toEqual([`gold-desk.${hoster}`]);
    expect(of(`www.${hoster}`)).toEqual([]);
    expect(of(hoster)).toEqual([]);
  });
});
