/** Calendars that live mode hands digests to: independent operators, free of charge. */
export const PUBLIC_CALENDARS = [
  'https://alice.btc.calendar.opentimestamps.org',
  'https://bob.btc.calendar.opentimestamps.org',
  'https://finney.calendar.eternitywall.com',
] as const;

/** Explorer whose block headers live mode checks proofs against. */
export const PUBLIC_ESPLORA = 'https://blockstream.info/api';

/** Where public calendars live (the reference client's whitelist): a timestamp may name no other address to ask. */
const CALENDAR_DOMAINS = [
  '.calendar.opentimestamps.org',
  '.calendar.eternitywall.com',
  '.calendar.catallaxy.com',
];

/** Whether an address that a timestamp names is one of the public calendars'. */
export function isPublicCalendar(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && CALENDAR_DOMAINS.some((domain) => url.hostname.endsWith(domain));
}
