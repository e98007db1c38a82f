import type { Context } from 'hono';

/** A page of a list and what follows it. */
export interface ListPage<T> {
  items: T[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
  /** Total over all pages; null where counting costs more than the page. */
  total: number | null;
}

/** Sends a keyset page whose body is a bare array: the next page in `Link` (RFC 8288), the total in `X-Total-Count`. */
export function sendPage<T>(http: Context, { items, nextCursor, total }: ListPage<T>): T[] {
  if (total !== null) http.header('X-Total-Count', String(total));
  if (nextCursor !== null) {
    const { pathname, searchParams } = new URL(http.req.url);
    searchParams.set('cursor', nextCursor);
    http.header('Link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return items;
}
