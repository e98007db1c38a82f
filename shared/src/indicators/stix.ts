import { sha256Hex } from '../kernel/canonical-json.ts';
import { defang } from './extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type Indicator, type IndicatorType } from './indicator-types.ts';

/** An indicator of the index as STIX needs it. */
export interface StixSource extends Pick<Indicator, 'type' | 'value'> {
  /** A UUID that stays the same from export to export. */
  id: string;
  reports: number;
  clusters: number;
  firstSeenAt: string;
  /** When a mention or a decision last changed it. */
  modifiedAt: string;
}

/** TLP:AMBER, predefined by STIX 2.1 (section 7.2.1.4): for the recipient's organisation and its clients. */
export const TLP_AMBER = 'marking-definition--f88d31f6-486f-44da-b317-01333bde0b82';

/** The observed property of each type. STIX defines none for payments, numbers and handles: those are custom (`x-`). */
const PROPERTIES: Partial<Record<IndicatorType, string>> = {
  url: 'url:value',
  domain: 'domain-name:value',
  email: 'email-addr:value',
  md5: 'file:hashes.MD5',
  sha1: "file:hashes.'SHA-1'",
  sha256: "file:hashes.'SHA-256'",
  phone: 'x-phone-number:value',
  iban: 'x-bank-account:iban',
  card: 'x-payment-card:value',
  routing: 'x-bank-account:routing_number',
  handle: 'x-social-handle:value',
  tracker: 'x-web-tracker:value',
  transaction: 'x-crypto-transaction:hash',
};

/** The STIX 2.1 pattern that matches one indicator. */
export function stixPattern({ type, value }: Pick<Indicator, 'type' | 'value'>): string {
  const literal = `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (type === 'ip') return `[${value.includes(':') ? 'ipv6-addr' : 'ipv4-addr'}:value = ${literal}]`;
  if (CRYPTO_ADDRESS_TYPES.includes(type))
    return `[x-crypto-wallet:address = ${literal} AND x-crypto-wallet:chain = '${type}']`;
  return `[${PROPERTIES[type]} = ${literal}]`;
}

/** An indicator as an object of STIX 2.1 (OASIS, section 4.7). */
export function stixIndicator(source: StixSource): Record<string, unknown> {
  const { type, value, reports, clusters, firstSeenAt, modifiedAt } = source;
  return {
    type: 'indicator',
    spec_version: '2.1',
    id: `indicator--${nameBasedUuid(source.id)}`,
    created: firstSeenAt,
    modified: modifiedAt,
    name: defang(type, value),
    description: `Named by ${count(reports, 'report')} of victims in ${count(clusters, 'cluster')}.`,
    indicator_types: ['malicious-activity'],
    pattern: stixPattern(source),
    pattern_type: 'stix',
    valid_from: firstSeenAt,
    object_marking_refs: [TLP_AMBER],
  };
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** STIX asks for UUIDs of RFC 4122, so version and variant of the index's id are set: 5, name-based. */
export function nameBasedUuid(id: string): string {
  const variant = ((Number.parseInt(id.charAt(19), 16) % 4) + 8).toString(16);
  return `${id.slice(0, 14)}5${id.slice(15, 19)}${variant}${id.slice(20)}`;
}

/** A UUID that stays the same for a text: version 5 in form, its digits from SHA-256. */
export function uuidOfText(text: string): string {
  const hex = sha256Hex(text);
  return nameBasedUuid(
    [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
  );
}
