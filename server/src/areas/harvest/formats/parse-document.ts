import type { SourceFormat } from '@fap/shared/harvest/sources.ts';
import { parseFeed } from './parse-feed.ts';
import { parseHtml } from './parse-html.ts';
import { parseJson } from './parse-json.ts';
import { MAX_ENTRIES, type PublishedEntry } from './published-entry.ts';

const PARSERS: Record<SourceFormat, (body: string, base: string) => PublishedEntry[]> = {
  rss: parseFeed,
  atom: parseFeed,
  json: parseJson,
  html: parseHtml,
};

/** The entries of a source's document, each of its ids once; throws MalformedDocument. */
export function parseDocument(format: SourceFormat, body: string, base: string): PublishedEntry[] {
  const entries = PARSERS[format](body, base);
  const byId = new Map(entries.map((entry) => [entry.externalId, entry]));
  return [...byId.values()].slice(0, MAX_ENTRIES);
}
