import { extractIndicators } from '../indicators/extract-indicators.ts';
import { isOwnMention } from '../indicators/own-mentions.ts';
import { findUnknown } from './last-net.ts';
import { otherSidePassages } from './other-side.ts';
import { findDisclosedDetails } from './personal-details.ts';
import { findNames } from './personal-names.ts';
import type { Placeholders } from './placeholders.ts';
import { redact } from './redact.ts';
import type { TextAuthor } from './text-author.ts';

/** A testimony as input of its view for the crowd. */
export interface TestimonySource {
  /** Each text with who wrote it. */
  texts: readonly { text: string; author: TextAuthor }[];
  /** Display name and e-mail of its owner. */
  ownNames: readonly string[];
  /** Consent that the crowd may read their own sentences; default false. */
  mayQuoteOwnWords: boolean;
}

export interface CrowdOptions {
  placeholders: Placeholders;
  /** Names of other victims of the same cluster. */
  victimNames: readonly string[];
}

/** What the crowd may read of a testimony. */
export interface CrowdWords {
  /** Passages, masked, in their order. */
  passages: readonly string[];
  /** Masks a part of the testimony; null outside of what may be read. */
  quote(words: string): string | null;
}

const MAX_QUOTE = 220;
const MIN_PERSONAL = 3;
/** A passage with a larger hidden share is useless: another language, or all names. */
const MAX_HIDDEN_RATIO = 0.4;
const HIDDEN = /\[(?:name|number|address|[A-Z]+_\d+)\]/gu;
/** Scripts without capitals, in which names cannot be distinguished from words. */
const CASELESS = /\p{Lo}/u;

/**
 * The one rule for words of victims (domain method, section 11): the crowd never reads a victim's own free text. It reads what
 * the other side wrote, with names, numbers and unknown words hidden, and a victim's sentences only with their separate
 * consent, masked the same way.
 */
export function crowdWords(source: TestimonySource, options: CrowdOptions): CrowdWords {
  const { texts, ownNames, mayQuoteOwnWords } = source;
  const allowed = texts.flatMap(({ text, author }) =>
    mayQuoteOwnWords ? [text] : otherSidePassages({ text, author, ownNames }),
  );
  const whole = texts.map(({ text }) => text).join('\n');
  const victimNames = [...options.victimNames, ...ownNames.filter((name) => !name.includes('@'))];
  const personal = personalWords(whole, victimNames);
  const readable = allowed.map(squeezed);
  const mask = (words: string): string | null => {
    if (CASELESS.test(words)) return null;
    const shown = redact(words, {
      grade: 'crowd',
      placeholders: options.placeholders,
      victimNames,
      lastNet: findUnknown,
    });
    const plain = shown.toLowerCase();
    return personal.some((word) => plain.includes(word)) || isMostlyHidden(shown) ? null : shown;
  };
  return {
    passages: allowed.flatMap((passage) => mask(passage) ?? []),
    quote: (words) => {
      const asked = squeezed(words);
      if (asked === '' || !readable.some((passage) => passage.includes(asked))) return null;
      const shown = mask(words);
      return shown === null ? null : shorten(shown);
    },
  };
}

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function isMostlyHidden(shown: string): boolean {
  const hidden = shown.match(HIDDEN)?.length ?? 0;
  const words = shown.replace(HIDDEN, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return hidden > 0 && hidden / (hidden + words) > MAX_HIDDEN_RATIO;
}

/** Redaction uses the whole testimony: a part alone may lack the context that marks something as personal. */
function personalWords(whole: string, victimNames: readonly string[]): string[] {
  const own = extractIndicators(whole).filter(({ start }) => isOwnMention(whole, start));
  const spans = [...findNames(whole, victimNames), ...findDisclosedDetails(whole), ...own];
  const words = spans.map(({ start, end }) => whole.slice(start, end).toLowerCase());
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
