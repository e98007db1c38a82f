import { defang, extractIndicators } from '../indicators/extract-indicators.ts';
import { type Indicator, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { isOwnMention } from '../indicators/own-mentions.ts';
import { findDisclosedDetails, findShapes } from './personal-details.ts';
import { findNames, type PersonalSpan } from './personal-names.ts';
import type { Placeholders } from './placeholders.ts';

/**
 * Who reads (domain method, section 11): `owner` and `law-enforcement` all of it, `analyst` what has been revealed
 * field by field, `crowd` placeholders, `public` no words of anybody, only figures.
 */
export type PrivacyGrade = 'owner' | 'analyst' | 'crowd' | 'law-enforcement' | 'public';

export interface RedactOptions {
  grade: PrivacyGrade;
  /** Of the cluster the text belongs to. */
  placeholders: Placeholders;
  /** Names known from elsewhere, such as the reporter's. */
  victimNames?: readonly string[];
  /** Placeholders whose values an analyst revealed; the caller records each reveal. */
  revealed?: ReadonlySet<string>;
  /** Finds further spans to hide, such as unknown words, as `[name]`; of web addresses only the site is shown. */
  lastNet?: (text: string) => readonly PersonalSpan[];
}

/**
 * A text as a reader of this grade may see it: the one place where views are made. Names, addresses, numbers and
 * accounts that may be a victim's become typed placeholders (`[PHONE_3]`), the same in all texts of a cluster;
 * everything else that could be opened is defanged. Made to rather hide too much.
 */
export function redact(text: string, options: RedactOptions): string {
  const { grade } = options;
  if (grade === 'owner' || grade === 'law-enforcement') return text;
  if (grade === 'public') return '';
  const indicators = extractIndicators(text);
  const shapes = [...findShapes(text), ...(options.lastNet?.(text) ?? [])];
  const personal = joinOverlapping([
    ...personalIndicators(text, indicators),
    ...findDisclosedDetails(text),
    ...findNames(text, options.victimNames ?? []),
    ...shapes.filter((shape) => !isWithinPlainIndicator(text, shape, indicators)),
  ]);
  return render(text, indicators, personal, options);
}

function render(
  text: string,
  indicators: readonly Indicator[],
  personal: readonly PersonalSpan[],
  options: RedactOptions,
): string {
  const hidden = personal.map((span) => ({
    start: span.start,
    end: span.end,
    shown: placeholder(text, span, options),
  }));
  let out = '';
  let from = 0;
  const replace = ({ start, end, shown }: { start: number; end: number; shown: string }) => {
    out += text.slice(from, start) + shown;
    from = end;
  };
  let next = 0;
  for (const { type, value, start, end } of indicators) {
    for (let span = hidden[next]; span && span.start < start; span = hidden[next]) {
      replace(span);
      next += 1;
    }
    if (start < from) continue;
    const inside = hidden.slice(next).filter((span) => span.start < end);
    next += inside.length;
    if (options.lastNet && type === 'url') {
      const site = /^[^/]*\/\/\]?[^/?#]*/u.exec(text.slice(start, end))?.[0] ?? '';
      const isOwn = inside.some((span) => span.start < start + site.length);
      replace({
        start,
        end,
        shown: isOwn ? '[address]' : `${unlinked(site)}${site.length < end - start ? '/…' : ''}`,
      });
      continue;
    }
    if (inside.length === 0) {
      replace({ start, end, shown: defang(type, type === 'url' ? withoutQuery(value) : value) });
      continue;
    }
    // Query and fragment of a web address may carry a victim's data and are dropped.
    const query = type === 'url' ? text.slice(start, end).search(/[?#]/u) : -1;
    const shownEnd = query < 0 ? end : start + query;
    out += text.slice(from, start);
    from = start;
    for (const span of inside.filter((one) => one.start < shownEnd)) {
      out += unlinked(text.slice(from, span.start)) + span.shown;
      from = span.end;
    }
    if (from < shownEnd) out += unlinked(text.slice(from, shownEnd));
    if (query >= 0) out += '?…';
    from = Math.max(end, inside.at(-1)?.end ?? end);
  }
  for (const span of hidden.slice(next)) replace(span);
  return out + text.slice(from);
}

function placeholder(
  text: string,
  { kind, value, start, end }: PersonalSpan,
  options: RedactOptions,
): string {
  // Kinds of the last net are lower case and unnumbered: they stand for anything.
  if (kind === kind.toLowerCase()) return `[${kind}]`;
  const name = options.placeholders.nameOf(kind, value);
  const isRevealed = options.grade === 'analyst' && options.revealed?.has(name);
  return isRevealed ? text.slice(start, end) : `[${name}]`;
}

/** Indicators that may be a victim's: by their type, or because the writer calls them their own. */
function personalIndicators(text: string, indicators: readonly Indicator[]): PersonalSpan[] {
  return indicators
    .filter(({ type, start }) => PERSONAL_INDICATOR_TYPES.includes(type) || isOwnMention(text, start))
    .map(({ type, value, start, end }) => ({ kind: type.toUpperCase(), value, start, end }));
}

/** An address on a chain or the beginning of a web address has the shape of a number or mail and is neither. */
function isWithinPlainIndicator(
  text: string,
  shape: PersonalSpan,
  indicators: readonly Indicator[],
): boolean {
  return indicators.some(({ type, start, end }) => {
    if (PERSONAL_INDICATOR_TYPES.includes(type)) return false;
    const origin =
      type === 'url' ? (/^[^/]*\/\/\]?[^/?#]*/u.exec(text.slice(start, end))?.[0].length ?? 0) : 0;
    return start <= shape.start && shape.end <= (type === 'url' ? start + origin : end);
  });
}

/** Merges overlapping spans in order, so that no end stays readable. */
function joinOverlapping(spans: readonly PersonalSpan[]): PersonalSpan[] {
  const joined: PersonalSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/su, '?…');

const unlinked = (text: string): string =>
  text.replace(/^http/iu, 'hxxp').replace(/(?<!\[)\.(?!\])/gu, '[.]');
