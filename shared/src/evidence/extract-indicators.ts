import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parse as parseHost } from 'tldts';
import {
  isBitcoinAddress,
  isCardNumber,
  isEthereumAddress,
  isIban,
  isTronAddress,
} from './address-checksums.ts';
import type { Indicator, IndicatorType } from './indicator-types.ts';
import { isSafelisted } from './safelist.ts';

const DOT = String.raw`(?:\.|\[\.\]|\(\.\)|\[dot\]|\(dot\))`;
const AT = String.raw`(?:@|\[@\]|\[at\]|\(at\))`;
const HOST = `(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?${DOT}){1,8}[a-z][a-z0-9-]{1,23}`;

interface Finder {
  type: IndicatorType;
  pattern: RegExp;
  /** The normalised value, or null when the mention only looks like one. */
  read(mention: string): string | null;
  /** Written in groups: what stands beside may look like one group more, so every run of groups is tried. */
  isGrouped?: boolean;
}

/** More mentions than any honest message has: a text made of nothing else must not cost more time than others. */
const MAX_INDICATORS = 500;
const MAX_CANDIDATES = 500;
/** Judging a number is slow (0.2 ms): a text of nothing but digits must not hold everybody up. */
const MAX_PHONE_CANDIDATES = 100;
/** A run of digits that could be a number: 7–15 of them with the usual separators. */
const PHONE_RUN = /(?<![\w.-])(?:\+|\(|00)?\d(?:[ ()./-]{0,2}\d){6,14}(?![\w-])/gu;

const refang = (text: string): string =>
  text
    .replace(/^hxxp/iu, 'http')
    .replace(/\[\.\]|\(\.\)|\[dot\]|\(dot\)/giu, '.')
    .replace(/\[@\]|\[at\]|\(at\)/giu, '@');

const compact = (text: string): string => text.replace(/[\s-]/gu, '');
const isSelf = (check: (text: string) => boolean) => (text: string) => (check(text) ? text : null);

/** The checksum decides what a run of characters is; mentions found earlier are not read again as something else. */
const FINDERS: readonly Finder[] = [
  {
    type: 'url',
    pattern: new RegExp(
      String.raw`\bh(?:tt|xx)ps?://${HOST}(?::\d{2,5})?(?:[/?#][^\s<>"'\u201d\u2019]*)?`,
      'giu',
    ),
    read: readUrl,
  },
  {
    type: 'email',
    pattern: new RegExp(String.raw`\b[a-z0-9][a-z0-9._%+-]{0,63}${AT}${HOST}`, 'giu'),
    read: (text) => refang(text).toLowerCase(),
  },
  {
    type: 'transaction',
    pattern: /\b(?:0x)?[0-9a-f]{64}\b/giu,
    read: (text) => text.toLowerCase().replace(/^0x/u, ''),
  },
  {
    type: 'eth',
    pattern: /\b0x[0-9a-f]{40}\b/giu,
    read: (text) => (isEthereumAddress(text) ? text.toLowerCase() : null),
  },
  {
    type: 'btc',
    pattern:
      /\b(?:bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\b/gu,
    read: (text) => (isBitcoinAddress(text) ? (/^bc1/iu.test(text) ? text.toLowerCase() : text) : null),
  },
  { type: 'tron', pattern: /\bT[1-9A-HJ-NP-Za-km-z]{33}\b/gu, read: isSelf(isTronAddress) },
  {
    type: 'iban',
    pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/gu,
    read: (text) => (isIban(text) ? compact(text) : null),
    isGrouped: true,
  },
  {
    type: 'card',
    pattern: /\b\d(?:[ -]?\d){12,18}\b/gu,
    read: (text) => (isCardNumber(text) ? `**** ${compact(text).slice(-4)}` : null),
    isGrouped: true,
  },
  { type: 'ip', pattern: /\b(?:\d{1,3}(?:\.|\[\.\])){3}\d{1,3}\b/gu, read: readIp },
  { type: 'domain', pattern: new RegExp(String.raw`(?<![@\w.-])${HOST}(?![\w@-])`, 'giu'), read: readDomain },
  { type: 'handle', pattern: /(?<![\w@./])@[a-z][a-z0-9_]{3,31}\b/giu, read: (text) => text.toLowerCase() },
];

/**
 * Every indicator in a text with the offsets of its mention (UTF-16 code units). Reads defanged spellings, checks
 * checksums, leaves out what is common property. A URL also gives the domain it leads to.
 */
export function extractIndicators(text: string): Indicator[] {
  const found: Indicator[] = [];
  // One byte per character: looking through everything found before would take the square of a long text's time.
  const taken = new Uint8Array(text.length);
  const isTaken = (start: number, end: number) => taken.subarray(start, end).includes(1);
  const add = (type: IndicatorType, value: string, start: number, end: number) => {
    if (isSafelisted(type, value)) return;
    found.push({ type, value, start, end });
    taken.fill(1, start, end);
  };
  for (const { type, pattern, read, isGrouped } of FINDERS) {
    for (const match of [...hideFound(text, found).matchAll(pattern)].slice(0, MAX_CANDIDATES)) {
      if (found.length >= MAX_INDICATORS) break;
      const mention = type === 'url' ? match[0].replace(/[.,;:!?)\]]+$/u, '') : match[0];
      for (const [from, to] of isGrouped ? runsOfGroups(mention) : [[0, mention.length] as const]) {
        const [start, end] = [match.index + from, match.index + to];
        const value = isTaken(start, end) ? null : read(mention.slice(from, to));
        if (value !== null) add(type, value, start, end);
      }
    }
  }
  for (const url of found.filter((indicator) => indicator.type === 'url')) addHost(text, url, add);
  // Beside another long number a telephone number is not recognised: what is known is out of the way.
  const rest = hideFound(text, found);
  for (const match of [...rest.matchAll(PHONE_RUN)].slice(0, MAX_PHONE_CANDIDATES)) {
    const number = parsePhoneNumberFromString(match[0], 'US');
    if (number?.isValid()) add('phone', number.number, match.index, match.index + match[0].length);
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The text with line breaks in place of what was found, every offset kept. */
function hideFound(text: string, found: readonly Indicator[]): string {
  let out = '';
  let from = 0;
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    out += text.slice(from, start) + '\n'.repeat(end - start);
    from = end;
  }
  return out + text.slice(from);
}

/** No number that is written in groups is shorter. */
const MIN_GROUPED_LENGTH = 13;

/** Offsets of every run of whole groups in a mention, longest first. */
function runsOfGroups(mention: string): (readonly [from: number, to: number])[] {
  const groups = [...mention.matchAll(/[^ -]+/gu)].map(
    ({ 0: group, index }) => [index, index + group.length] as const,
  );
  return groups
    .flatMap(([from], first) => groups.slice(first).map(([, to]) => [from, to] as const))
    .filter(([from, to]) => to - from >= MIN_GROUPED_LENGTH)
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
}

/** A value as it can be shown without becoming a link. */
export function defang(type: IndicatorType, value: string): string {
  if (type === 'url')
    return value
      .replace(/^http/u, 'hxxp')
      .replace(/^(\w+:\/\/[^/?#]+)/u, (host) => host.replaceAll('.', '[.]'));
  if (type === 'domain' || type === 'ip' || type === 'email') return value.replaceAll('.', '[.]');
  return value;
}

type Add = (type: IndicatorType, value: string, start: number, end: number) => void;

function addHost(text: string, url: Indicator, add: Add): void {
  const mention = text.slice(url.start, url.end);
  const host = new RegExp(`(?<=://)${HOST}`, 'iu').exec(mention);
  const value = host && readDomain(host[0]);
  if (host && value) add('domain', value, url.start + host.index, url.start + host.index + host[0].length);
}

function readUrl(mention: string): string | null {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]+)(.*)$/isu.exec(refang(mention)) ?? [];
  const name = host.toLowerCase();
  const domain = readDomain(name.replace(/:\d+$/u, ''));
  if (!domain || (isSafelisted('domain', domain) && rest.length <= 1)) return null;
  return `${scheme.toLowerCase()}${name}${rest || '/'}`;
}

/** The registrable domain of a host; names of no known suffix are prose ("e.g"), but reserved test names count. */
function readDomain(mention: string): string | null {
  const { domain, isIcann, publicSuffix } = parseHost(refang(mention).toLowerCase());
  const isReserved = publicSuffix === 'example' || publicSuffix === 'test';
  return domain && (isIcann || isReserved) ? domain : null;
}

function readIp(mention: string): string | null {
  const value = refang(mention);
  return value.split('.').every((part) => Number(part) <= 255) ? value : null;
}
