import type { PlaybookQuote } from './playbook-result.ts';

const QUOTES_PER_ROW = 3;

/** Quotes an exhibit for the crowd; null where a part cannot be shown. */
export type QuoteExhibit = (exhibit: string, words: string) => string | null;

/** Reports that show something, with quotes. */
export interface Tallied<Head> {
  head: Head;
  n: number;
  exhibits: string[];
  quotes: PlaybookQuote[];
}

interface Entry<Head> {
  head: Head;
  exhibits: Set<string>;
  words: { exhibit: string; text: string }[];
}

/** Counts by key the reports that show something; each report counts once. */
export class Tally<Head> {
  readonly #entries = new Map<string, Entry<Head>>();

  add(key: string, head: Head, exhibit: string, text: string | null): void {
    const entry = this.#entries.get(key) ?? { head, exhibits: new Set(), words: [] };
    entry.exhibits.add(exhibit);
    if (text !== null) entry.words.push({ exhibit, text });
    this.#entries.set(key, entry);
  }

  /** Most reports first, ties in the order of first appearance. */
  rows(quote: QuoteExhibit): Tallied<Head>[] {
    return [...this.#entries.values()]
      .sort((a, b) => b.exhibits.size - a.exhibits.size)
      .map(({ head, exhibits, words }) => ({
        head,
        n: exhibits.size,
        exhibits: [...exhibits],
        quotes: chooseQuotes(words, quote),
      }));
  }
}

/** From as many reports as possible, no wording twice. */
function chooseQuotes(words: Entry<unknown>['words'], quote: QuoteExhibit): PlaybookQuote[] {
  const quotes: PlaybookQuote[] = [];
  const isNew = (exhibit: string, text: string) =>
    quotes.every((known) => known.exhibit !== exhibit && known.text !== text);
  for (const { exhibit, text } of words) {
    if (quotes.length === QUOTES_PER_ROW) break;
    if (quotes.some((known) => known.exhibit === exhibit)) continue;
    const shown = quote(exhibit, text);
    if (shown !== null && isNew(exhibit, shown)) quotes.push({ exhibit, text: shown });
  }
  return quotes;
}
