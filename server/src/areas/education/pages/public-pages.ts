import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { articleListPage, articlePage } from './article-pages.ts';
import { glossaryPage } from './other-pages.ts';
import type { PublicPage } from './page-frame.ts';
import { scamListPage, scamPage } from './scam-pages.ts';

/** Every public page, by its path. */
export function publicPages(origin: string): ReadonlyMap<string, PublicPage> {
  const pages = [
    scamListPage(origin),
    ...CATALOGUE.map((family) => scamPage(family, origin)),
    articleListPage(origin),
    ...ARTICLES.map((article) => articlePage(article, origin)),
    glossaryPage(origin),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}

/** The list of all public pages for search engines, with the days on which they were last checked. */
export function sitemap(pages: Iterable<PublicPage>, origin: string): string {
  const entries = [...pages].map(({ path, reviewedOn }) => {
    const changed = reviewedOn === null ? '' : `<lastmod>${reviewedOn}</lastmod>`;
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}</url>`;
  });
  const front = ['/', '/help'].map((path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...front, ...entries].join('\n')}
</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What search engines may list: the landing page, help, and what these pages need to be drawn. */
export const robots = (
  origin: string,
): string => `# Public pages may be listed. Calls, and everything behind a sign-in, are not for search engines.
User-agent: *
Disallow: /api/
Disallow: /
Allow: /$
Allow: /help
Allow: /help-pages.css
Allow: /share.png
Allow: /favicon.svg
Allow: /sitemap.xml

Sitemap: ${origin}/sitemap.xml
`;
