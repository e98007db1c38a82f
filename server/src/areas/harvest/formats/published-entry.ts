import { load } from 'cheerio';

/** A warning as a source publishes it, read into plain text. */
export interface PublishedEntry {
  externalId: string;
  title: string;
  summary: string;
  url: string | null;
  publishedAt: Date | null;
}

/** Limit of entries per document; sources publish dozens. */
export const MAX_ENTRIES = 500;
const MAX_TITLE = 300;
const MAX_SUMMARY = 4_000;
const MAX_ID = 500;

interface RawEntry {
  id?: unknown;
  title?: unknown;
  summary?: unknown;
  url?: unknown;
  date?: unknown;
}

/** An entry out of what a format calls its parts; null for one without a title. `base` is where it was published. */
export function toEntry(raw: RawEntry, base: string): PublishedEntry | null {
  const title = plainText(raw.title, MAX_TITLE);
  if (!title) return null;
  const summary = plainText(raw.summary, MAX_SUMMARY);
  const url = httpUrl(raw.url, base);
  const id = plainText(raw.id, MAX_ID) || url || `${title} ${summary}`.slice(0, MAX_ID);
  return { externalId: id, title, summary, url, publishedAt: parseDate(raw.date) };
}

/** The text a reader would see: no tags, no scripts, no characters that cannot be stored. */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = /[<&]/u.test(value) ? textOfHtml(value) : value;
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();
}

function textOfHtml(html: string): string {
  const page = load(html);
  page('script, style, noscript, template').remove();
  page('br, p, div, li, tr, h1, h2, h3').after(' ');
  return page.root().text();
}

function httpUrl(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const url = URL.parse(value.trim(), base);
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}

function parseDate(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  // Years outside this range are mistakes, and PostgreSQL has its limits too.
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}

/** A document that is not in its source's format. */
export class MalformedDocument extends Error {}
