import { t } from '@fap/shared/kernel/words.ts';
import { DetectError, MalformedError, ParseError, parseFeed as parseFeedText } from 'feedsmith';
import { MalformedDocument, type PublishedEntry, toEntry } from './published-entry.ts';

/** Declarations of types and entities have no place in a feed and are the way XML parsers are attacked. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/iu;

/** Entries of an RSS, RDF, Atom or JSON feed. */
export function parseFeed(body: string, base: string): PublishedEntry[] {
  if (DECLARATION.test(body)) throw new MalformedDocument('It declares a document type or entities');
  return feedItems(body).flatMap((item) => toEntry(item, base) ?? []);
}

function feedItems(body: string) {
  const { format, feed } = parse(body);
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        id: item.guid?.value,
        title: item.title,
        summary: item.description ?? item.content?.encoded,
        url: item.link,
        date: item.pubDate,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        summary: item.description,
        url: item.link,
        date: item.dc?.dates?.[0],
      }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        id: entry.id,
        title: entry.title?.value,
        summary: entry.summary?.value ?? entry.content?.value,
        url: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])?.href,
        date: entry.published ?? entry.updated,
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        summary: item.content_text ?? item.content_html ?? item.summary,
        url: item.url,
        date: item.date_published,
      }));
  }
}

function parse(body: string) {
  try {
    return parseFeedText(body);
  } catch (error) {
    if (error instanceof DetectError || error instanceof MalformedError || error instanceof ParseError)
      throw new MalformedDocument(t`It is no feed that can be read`);
    throw error;
  }
}
