import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { stripEnd } from '../kernel/strip-end.ts';
import { CUT, leftOfCut } from './cut-lines.ts';
import {
  CHAIN_FINDERS,
  FINDERS,
  type Finder,
  type ParsedMention,
  TRACKER_FINDERS,
  URL_FINDER,
} from './indicator-finders.ts';
import type { Indicator, IndicatorType } from './indicator-types.ts';
import { isEnglishEnough, regionOf, regionOfNumber } from './phone-region.ts';
import { HOST, SCHEME } from './refang.ts';
import { registrableDomain } from './registrable-domain.ts';
import { isSafelisted } from './safelist.ts';
import { parseAppLink } from './social-handles.ts';
import { CALL_WORDS_BEFORE, OTHER_NUMBER_BEFORE, WordsBeside } from './words-beside.ts';

/** Maximum of mentions, above any honest message, to bound the cost of hostile texts. */
const MAX_INDICATORS = 500;
const MAX_CANDIDATES = 500;
/** Parsing a number is slow (0.2 ms), so a text of digits needs a bound. */
const MAX_PHONE_CANDIDATES = 200;
/** A run of digits that could be a number: 7–15 of them with the usual separators. */
const PHONE_RUN = /(?<![\w.-])(?:\+|\(|00)?\d(?:[ ()./-]{0,2}\d){6,14}(?![\w-])/gu;
/** A day with the hour behind it is as long as a number. */
const DATE_BEFORE_TIME =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/u;
/** No number that is written in groups is shorter. */
const MIN_GROUPED_LENGTH = 12;

/** The part before the host (scheme, user name) and the host. */
const HOST_IN_URL = new RegExp(`^(${SCHEME}(?:[^/?#]{0,81}@)?)(${HOST})`, 'iu');

type Add = (type: IndicatorType, value: string, start: number, end: number) => void;

/**
 * Every indicator in a text with the offsets of its mention (UTF-16 code units). Parses defanged spellings, verifies
 * checksums, skips common property. A URL also yields what it contains: the domain it leads to, a person's page, an
 * address on a chain, a tracker.
 */
export function extractIndicators(text: string): Indicator[] {
  const found: Indicator[] = [];
  // A bitmap with one byte per character: scanning earlier mentions would be quadratic.
  const taken = new Uint8Array(text.length);
  const isTaken = (start: number, end: number) => taken.subarray(start, end).includes(1);
  const add: Add = (type, value, start, end) => {
    if (isSafelisted(type, value)) return;
    found.push({ type, value, start, end });
    taken.fill(1, start, end);
  };
  /** A mention cut by a picture's line break is unreliable: of a web address the host is kept, of others nothing. */
  const addWhole = ({ type, value }: ParsedMention, start: number, end: number) => {
    const left = leftOfCut(text, start, end);
    if (left === 'all') add(type, value, start, end);
    else taken.fill(1, start, end);
    if (left === 'host' && type === 'url') addHost(text, start, end, add);
  };
  for (const finder of FINDERS) {
    for (const match of candidates(hideFound(text, found), finder.pattern)) {
      if (found.length >= MAX_INDICATORS) break;
      const mention = finder === URL_FINDER ? stripEnd(match[0], `.,;:!?)]${CUT}`) : match[0];
      for (const [from, to] of finder.isGrouped ? runsOfGroups(mention) : [[0, mention.length] as const]) {
        const [start, end] = [match.index + from, match.index + to];
        const read = isTaken(start, end) ? null : parseAt(finder, text, start, end);
        if (read) addWhole(read, start, end);
      }
    }
  }
  for (const url of found.filter(({ type }) => type === 'url')) addParts(text, url, add);
  // The phone parser fails beside another long number, so known mentions are blanked first.
  const rest = hideFound(text, found);
  const place = { region: regionOf(text), isEnglish: isEnglishEnough(text) };
  for (const match of [...rest.matchAll(PHONE_RUN)].slice(0, MAX_PHONE_CANDIDATES)) {
    const beside = new WordsBeside(text, match.index, match.index);
    for (const mention of [match[0], ...beforeBracket(match[0])]) {
      const number = parsePhone(mention, place, beside);
      if (!number) continue;
      addWhole({ type: 'phone', value: number }, match.index, match.index + mention.length);
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Defangs a value for display. */
export function defang(type: IndicatorType, value: string): string {
  if (type === 'url')
    return value
      .replace(/^http/u, 'hxxp')
      .replace(/^(\w+:\/\/[^/?#]+)/u, (host) => host.replaceAll('.', '[.]'));
  if (type === 'domain' || type === 'ip' || type === 'email') return value.replaceAll('.', '[.]');
  return value;
}

const candidates = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].slice(0, MAX_CANDIDATES);

const parseAt = (finder: Finder, text: string, start: number, end: number) =>
  finder.read(text.slice(start, end), new WordsBeside(text, start, end));

/** Blanks found mentions with line breaks, keeping offsets. */
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

/** The domain that a web address leads to. */
function addHost(text: string, start: number, end: number, add: Add): void {
  const [, before = '', host] = HOST_IN_URL.exec(text.slice(start, end)) ?? [];
  const domain = host && registrableDomain(host);
  if (host && domain) add('domain', domain, start + before.length, start + before.length + host.length);
}

/** Further indicators inside a web address. */
function addParts(text: string, { start, end }: Indicator, add: Add): void {
  const mention = text.slice(start, end);
  addHost(text, start, end, add);
  const person = parseAppLink(mention);
  if (person) add(person.type, person.value, start, end);
  for (const finder of [...CHAIN_FINDERS, ...TRACKER_FINDERS]) {
    for (const match of mention.matchAll(finder.pattern)) {
      const [from, to] = [start + match.index, start + match.index + match[0].length];
      const read = parseAt(finder, text, from, to);
      if (read) add(read.type, read.value, from, to);
    }
  }
}

/** `0800 040 7165 (18+)`: what stands in brackets behind a number is a remark. */
const beforeBracket = (mention: string): string[] => mention.match(/^[^(]{7,}?(?=\s?\()/u) ?? [];

/** A telephone number in E.164; a bare run of digits that counts something else is none. */
function parsePhone(
  mention: string,
  place: { region: CountryCode | null; isEnglish: boolean },
  { before }: WordsBeside,
): string | null {
  if (/^\d+$/u.test(mention) && OTHER_NUMBER_BEFORE.test(before)) return null;
  if (DATE_BEFORE_TIME.test(mention)) return null;
  const international = mention.replace(/^00/u, '+');
  const region = international.startsWith('+')
    ? null
    : regionOfNumber(mention, place.region, place.isEnglish && CALL_WORDS_BEFORE.test(before));
  if (region === null && !international.startsWith('+')) return null;
  const number = parsePhoneNumberFromString(international, region ?? undefined);
  return number?.isValid() ? number.number : null;
}
