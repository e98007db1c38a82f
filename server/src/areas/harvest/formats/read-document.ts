import type { SourceFormat } from '@fap/shared/harvest/sources.ts';
import { MAX_ENTRIES, type PublishedEntry } from './published-entry.ts';
import { readFeed } from './read-feed.ts';
import { readHtml } from './read-html.ts';
import { readJson } from './read-json.ts';

const READERS: Record<SourceFormat, (body: string, base: string) => PublishedEntry[]> = {
  rss: readFeed,
  atom: readFeed,
  json: readJson,
  html: readHtml,
};

/** The entries of a source's document, each of its ids once; throws MalformedDocument. */
export function readDocument(format: SourceFormat, body: string, base: string): PublishedEntry[] {
  const entries = READERS[format](body, base);
  const byId = new Map(entries.map((entry) => [entry.externalId, entry]));
  return [...byId.values()].slice(0, MAX_ENTRIES);
}
