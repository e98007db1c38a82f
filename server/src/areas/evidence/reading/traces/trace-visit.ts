import { type CookieTrace, type FileTraces, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { registrableDomain } from '@fap/shared/indicators/registrable-domain.ts';
import * as v from 'valibot';
import { asksOf } from './form-asks.ts';
import { endpointOf } from './trace-scripts.ts';

const MAX_LISTED = 200;
const MAX_FORMS = 50;
const ADDRESS_CHARACTERS = 200_000;

const named = v.looseObject({ name: v.string() });
const header = v.looseObject({ name: v.string(), value: v.fallback(v.string(), '') });
const message = {
  cookies: v.fallback(v.array(named), []),
  headers: v.fallback(v.array(header), []),
};
const visit = v.looseObject({
  log: v.looseObject({
    entries: v.array(
      v.looseObject({
        request: v.looseObject({
          method: v.string(),
          url: v.string(),
          postData: v.optional(v.looseObject({ params: v.fallback(v.array(named), []) })),
          ...message,
        }),
        response: v.looseObject(message),
      }),
    ),
  }),
});
type Entry = v.InferOutput<typeof visit>['log']['entries'][number];

/** Cookies by name, forms that were sent, and addresses that took data, of a recorded visit (HAR); never a value. */
export function traceVisit(json: string): FileTraces {
  const { entries } = v.parse(visit, JSON.parse(json.replace(/^\ufeff/u, ''))).log;
  const first = siteOf(entries[0]?.request.url ?? '');
  const cookies = new Map<string, CookieTrace>();
  for (const entry of entries) {
    const site = siteOf(entry.request.url);
    if (!site) continue;
    for (const name of cookieNames(entry)) {
      if (cookies.size >= MAX_LISTED) break;
      cookies.set(`${name} ${site}`, { name, site, isThirdParty: site !== first });
    }
  }
  const sent = entries.filter(({ request }) => request.method === 'POST');
  const addresses = entries
    .map(({ request }) => request.url)
    .join('\n')
    .slice(0, ADDRESS_CHARACTERS);
  return {
    ...NO_TRACES,
    cookies: [...cookies.values()],
    forms: sent.slice(0, MAX_FORMS).flatMap(({ request }) => {
      const asks = asksOf((request.postData?.params ?? []).map(({ name }) => name));
      return asks.length > 0 ? [{ asks, host: URL.parse(request.url)?.host ?? null }] : [];
    }),
    endpoints: distinct(sent.flatMap(({ request }) => endpointOf(request.url))),
    trackers: distinct(
      extractIndicators(addresses).flatMap(({ type, value }) => (type === 'tracker' ? [value] : [])),
    ),
  };
}

/** Names of the cookies that were sent and set, as recorded, or out of the headers where the recorder lists none. */
function cookieNames({ request, response }: Entry): string[] {
  const listed = [...request.cookies, ...response.cookies].map(({ name }) => name);
  const inHeaders = [
    ...valuesOf(request.headers, 'cookie').flatMap((value) => value.split(';')),
    ...valuesOf(response.headers, 'set-cookie').flatMap((value) => value.split('\n')),
  ].map((pair) => pair.split('=', 1)[0] ?? '');
  const names = [...listed, ...inHeaders].map((name) => name.trim());
  return [...new Set(names)].filter((name) => /^[\w.$!%*+^`|~-]{1,80}$/u.test(name));
}

const valuesOf = (headers: readonly { name: string; value: string }[], name: string): string[] =>
  headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);

const siteOf = (address: string): string | null => {
  const host = URL.parse(address)?.hostname;
  return host ? (registrableDomain(host) ?? host) : null;
};

const distinct = (values: readonly string[]): string[] => [...new Set(values)].slice(0, MAX_LISTED);
