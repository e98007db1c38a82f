import type { Context } from 'hono';

/** A page of a list and what follows it. */
export interface ListPage<T> {
  items: T[];
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** Entries of all pages together; null where counting them would cost more than reading the page. */
  total: number | null;
}

/**
 * Answers a page of a list whose body is a bare array: the next page in `Link` (RFC 8288), how many there are in
 * `X-Total-Count`.
 */
export function sendPage<T>(http: Context, { items, nextCursor, total }: ListPage<T>): T[] {
  if (total !== null) http.header('X-Total-Count', String(total));
  if (nextCursor !== null) {
    const { pathname, searchParams } = new URL(http.req.url);
    searchParams.set('cursor', nextCursor);
    http.header('Link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return items;
}
