import { LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import { articleListPage, articlePage } from './article-pages.ts';
import { glossaryPage } from './other-pages.ts';
import type { PublicPage } from './page-frame.ts';
import { publicContent } from './public-content.ts';
import { scamListPage, scamPage } from './scam-pages.ts';

/** A public page, and the language to write it in. */
export interface SpokenPage {
  language: Language;
  page: PublicPage;
}

/** Every public page of every language, by its path. */
export function publicPages(origin: string): ReadonlyMap<string, SpokenPage> {
  const all = LANGUAGES.map((language) => ({
    language,
    pages: inLanguage(language, () => pagesOf(origin)),
  }));
  return new Map(
    all.flatMap(({ language, pages }) =>
      pages.map((page, index) => {
        // Each language has the same pages in the same order.
        const others = all.flatMap((other) => {
          const path = other.pages[index]?.path;
          return other.language === language || path === undefined
            ? []
            : [{ language: other.language, path }];
        });
        return [page.path, { language, page: { ...page, others } }] as const;
      }),
    ),
  );
}

function pagesOf(origin: string): PublicPage[] {
  const content = publicContent();
  return [
    scamListPage(content, origin),
    ...content.families.map((family) => scamPage(family, content, origin)),
    articleListPage(content, origin),
    ...content.articles.map((article) => articlePage(article, content, origin)),
    glossaryPage(content, origin),
  ];
}

/** The list of all public pages for search engines, with the days on which they were last checked. */
export function sitemap(pages: Iterable<SpokenPage>, origin: string): string {
  const entries = [...pages].map(({ page: { path, reviewedOn, others = [] } }) => {
    const changed = reviewedOn === null ? '' : `<lastmod>${reviewedOn}</lastmod>`;
    const links = others.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(`${origin}${other.path}`)}"/>`,
    );
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}${links.join('')}</url>`;
  });
  const front = ['/', '/help'].map((path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
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
