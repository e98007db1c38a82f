import type { Context } from 'hono';
import type { HttpApp, HttpVariables } from '../../platform/http/http-app.ts';
import { itemsOf, type Listed } from './listed.ts';

/** Entries asked for at once: the most that a list gives. */
const BATCH = '500';

/** The first page was refused: the refusal goes to whoever asked. */
export interface Refused {
  refusal: Response;
}

/** What a list is asked with. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * Asks the list's own call, as whoever asks for the export and page by page, so that access, filters and what is shown are judged there and
 * nowhere else, for each page anew. A refusal of the first page is given back; a later one ends the pages with an error.
 */
export async function openPages(
  app: HttpApp,
  http: Context<HttpVariables>,
  { list, parameters }: { list: Listed; parameters: Parameters },
): Promise<Refused | { pages: AsyncIterable<unknown[]> }> {
  const { path, rest } = addressOf(list.endpoint.path, parameters);
  const ask = (cursor: string | null) => {
    const query = new URLSearchParams({ ...rest, limit: BATCH, ...(cursor === null ? {} : { cursor }) });
    return app.request(`${path}?${query}`, { headers: credentialsOf(http) }, http.env);
  };
  const first = await ask(null);
  if (!first.ok) return { refusal: first };
  return {
    pages: (async function* pages() {
      let answer = first;
      for (;;) {
        if (!answer.ok) throw new Error(`a page of ${list.endpoint.path} was refused: ${answer.status}`);
        const body: unknown = await answer.json();
        yield itemsOf(list, body);
        const cursor = nextCursor(body, answer.headers);
        if (cursor === null) return;
        answer = await ask(cursor);
      }
    })(),
  };
}

/** The session or the token, and nothing else of the request. */
function credentialsOf(http: Context<HttpVariables>): Record<string, string> {
  const names = ['cookie', 'authorization'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = http.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The list's address: what its path names is taken out of the parameters. */
function addressOf(pattern: string, parameters: Parameters): { path: string; rest: Parameters } {
  const rest = { ...parameters };
  const path = pattern.replace(/:(\w+)/gu, (_, name: string) => {
    const value = rest[name] ?? '';
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

/** The next page's cursor: in the answer, or of an array in `Link`. */
function nextCursor(body: unknown, headers: Headers): string | null {
  if (!Array.isArray(body)) return (body as { nextCursor?: string | null }).nextCursor ?? null;
  const [, next] = /^<([^>]+)>; rel="next"/u.exec(headers.get('link') ?? '') ?? [];
  return next ? new URL(next, 'http://list.invalid').searchParams.get('cursor') : null;
}
