import { DEFAULT_LANGUAGE, type Language } from '../kernel/languages.ts';

/** Where first help is, for everybody and in each language: a screen of the app. */
export const HELP_PATH = '/help';

/** The pages that everybody can read without an account or a script: their addresses in a language, for the server that makes them and for links. */
export function publicPaths(language: Language): { scams: string; articles: string; glossary: string } {
  const base = language === DEFAULT_LANGUAGE ? HELP_PATH : `${HELP_PATH}/${language}`;
  return { scams: `${base}/scams`, articles: `${base}/articles`, glossary: `${base}/glossary` };
}

/** The public page of a family of scams. */
export const scamPagePath = (familyId: string, language: Language): string =>
  `${publicPaths(language).scams}/${encodeURIComponent(familyId)}`;

/** The public page of an article. */
export const articlePagePath = (articleId: string, language: Language): string =>
  `${publicPaths(language).articles}/${encodeURIComponent(articleId)}`;
