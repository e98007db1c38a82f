/** The pages that everybody can read without an account or a script: their addresses, for the server that makes them and for links. */
export const PUBLIC_PAGES = {
  help: '/help',
  scams: '/help/scams',
  articles: '/help/articles',
  glossary: '/help/glossary',
} as const;

/** The public page of a family of scams. */
export const scamPagePath = (familyId: string): string =>
  `${PUBLIC_PAGES.scams}/${encodeURIComponent(familyId)}`;

/** The public page of an article. */
export const articlePagePath = (articleId: string): string =>
  `${PUBLIC_PAGES.articles}/${encodeURIComponent(articleId)}`;
