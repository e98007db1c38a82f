import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from '@fap/shared/kernel/languages.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** `?language=es` on any page chooses a language, also without scripts. */
const PARAMETER = 'language';

const known = (value: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/** The language somebody reads: the one chosen in this browser, else the first that the browser asks for and the product speaks. */
export const languageOfRequest = (http: Context): Language =>
  known(getCookie(http, COOKIE)) ??
  (accepts(http, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: DEFAULT_LANGUAGE,
    match: (wanted) =>
      wanted
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => languageOf(type))
        .find((language) => language !== undefined) ?? DEFAULT_LANGUAGE,
  }) as Language);

/** The cookie that chooses a language, as a browser sends it. */
export const languageCookie = (language: Language): string => `${COOKIE}=${language}`;

/** Remembers a language in this browser. */
export const rememberLanguage = (http: Context, language: Language): void =>
  setCookie(http, COOKIE, language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax' });

/** Takes a choice of language from the address, remembers it, and leads to the same page without it. */
export const chooseLanguage: MiddlewareHandler = async (http, next) => {
  const chosen = http.req.method === 'GET' ? known(http.req.query(PARAMETER)) : undefined;
  if (!chosen) return next();
  rememberLanguage(http, chosen);
  const url = new URL(http.req.url);
  url.searchParams.delete(PARAMETER);
  // Only its path: the host is what the asker wrote, and nobody is led elsewhere.
  return http.redirect(`${url.pathname.replace(/^\/+/u, '/')}${url.search}`, 303);
};
