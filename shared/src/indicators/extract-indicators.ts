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
import { HOST, SCHEME } from './refang.ts';
import { registrableDomain } from './registrable-domain.ts';
import { isSafelisted } from './safelist.ts';
import { parseAppLink } from './social-handles.ts';
import { findTelephoneNumbers } from './telephone-numbers.ts';
import { WordsBeside } from './words-beside.ts';

/** Maximum of mentions, above any honest message, to bound the cost of hostile texts. */
const MAX_INDICATORS = 500;
const MAX_CANDIDATES = 500;
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
  for (const { value, start, end } of findTelephoneNumbers(text, rest))
    if (!isTaken(start, end)) addWhole({ type: 'phone', value }, start, end);
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
