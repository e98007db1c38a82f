import { t } from '@fap/shared/kernel/words.ts';
import { MalformedDocument, type PublishedEntry, toEntry } from './published-entry.ts';

type Fields = Record<string, unknown>;

/** Names under which interfaces keep their list, and the parts of an entry. */
const LISTS = ['items', 'entries', 'results', 'alerts', 'reports', 'data', 'records'];
const NAMES = {
  id: ['id', 'guid', '_id', 'reference', 'uuid'],
  title: ['title', 'name', 'headline', 'subject', 'entity', 'commercial_name'],
  summary: ['summary', 'description', 'text', 'content', 'body', 'details', 'comment'],
  url: ['url', 'link', 'href', 'permalink'],
  date: ['published', 'publishedAt', 'published_at', 'date', 'createdAt', 'created_at', 'updated'],
} as const;

/** Entries of a JSON list of warnings, whatever its fields are called. */
export function parseJson(body: string, base: string): PublishedEntry[] {
  const list = findList(parse(body));
  if (!list) throw new MalformedDocument(t`It holds no list of entries`);
  return list.flatMap((item) => {
    if (!isObject(item)) return [];
    const pick = (names: readonly string[]) =>
      names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number');
    return (
      toEntry(
        {
          id: pick(NAMES.id),
          title: pick(NAMES.title),
          summary: pick(NAMES.summary),
          url: pick(NAMES.url),
          date: pick(NAMES.date),
        },
        base,
      ) ?? []
    );
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw new MalformedDocument(t`It is not JSON`);
    throw error;
  }
}

function findList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  const list = LISTS.map((name) => value[name]).find(Array.isArray);
  // One level deeper: {"data": {"items": […]}}.
  return (
    list ??
    LISTS.map((name) => value[name])
      .filter(isObject)
      .map(findList)
      .find(Boolean) ??
    null
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
