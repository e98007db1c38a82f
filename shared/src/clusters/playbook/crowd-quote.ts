import { extractIndicators } from '../../evidence/extract-indicators.ts';
import { isOwnMention } from '../../evidence/own-mentions.ts';
import { findShapes, findToldDetails } from '../../evidence/personal-details.ts';
import { findNames } from '../../evidence/personal-names.ts';
import type { Placeholders } from '../../evidence/placeholders.ts';
import { redact } from '../../evidence/redact.ts';

/** A part of a report as the crowd may read it, or null where it cannot be shown. */
export type CrowdQuoter = (words: string) => string | null;

const MAX_QUOTE = 220;
const MIN_PERSONAL = 3;

/**
 * Quotes a report for the crowd. A part alone may have lost the words by which something personal is known ("my
 * wallet:" in the line above), so that whatever the whole report shows to be personal must be gone from each part.
 */
export function crowdQuoter(
  report: string,
  options: { placeholders: Placeholders; victimNames: readonly string[] },
): CrowdQuoter {
  const personal = personalWords(report, options.victimNames);
  const names = [...options.victimNames, ...findNames(report, options.victimNames).map(({ value }) => value)];
  return (words) => {
    const shown = redact(words, { grade: 'crowd', placeholders: options.placeholders, victimNames: names });
    const plain = shown.toLowerCase();
    return personal.some((word) => plain.includes(word)) ? null : shorten(shown);
  };
}

function personalWords(report: string, victimNames: readonly string[]): string[] {
  const own = extractIndicators(report).filter(({ start }) => isOwnMention(report, start));
  const spans = [...findNames(report, victimNames), ...findToldDetails(report), ...own];
  // Shapes alone are left to the redaction of the part: an address on a chain has the shape of a number.
  const shapes = findShapes(report).filter(({ kind }) => kind === 'EMAIL');
  const words = [...spans, ...shapes].map(({ start, end }) => report.slice(start, end).toLowerCase());
  return [...new Set(words)].filter((word) => word.length >= MIN_PERSONAL);
}

/** Cut at a space and outside of placeholders. */
function shorten(text: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  const open = cut.lastIndexOf('[');
  const end = open > cut.lastIndexOf(']') ? open : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : MAX_QUOTE).trimEnd()}…`;
}
