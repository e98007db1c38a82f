import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from '@fap/shared/kernel/languages.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** `?language=es` on any page chooses a language, also without scripts. */
const PARAMETER = 'language';

const known = (value: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/** The language somebody reads: the one chosen in this browser, else the first that the browser asks for and the product speaks. */
export const languageOfHeaders = (cookie: string | undefined, accepted: string | undefined): Language =>
  known(parse(cookie ?? '', COOKIE)[COOKIE]) ??
  parseAccept(accepted ?? '')
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => languageOf(type))
    .find((language) => language !== undefined) ??
  DEFAULT_LANGUAGE;

/** The language of who asks, by the headers of a request. */
export const languageOfRequest = (http: Context): Language =>
  languageOfHeaders(http.req.header('cookie'), http.req.header('accept-language'));

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
