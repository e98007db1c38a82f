import { PUBLIC_PAGES } from '@fap/shared/education/public-pages.ts';
import { html, raw } from 'hono/html';

const PRODUCT = 'Forensic Anti-Fraud Platform';
/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** A public page as its own file writes it. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** The pages above it, from the outermost: a link for each. */
  above: readonly { name: string; path: string }[];
  /** The calendar day on which somebody last compared it with its sources; null: nobody noted one. */
  reviewedOn: string | null;
  /** What it is, as schema.org says it, besides the way to it. */
  structured: readonly object[];
  /** The content of `main` after the heading. */
  body: unknown;
  /** `article` for something written at a time. */
  kind?: 'website' | 'article';
}

const LINKS = [
  { name: 'Help, right now', path: PUBLIC_PAGES.help },
  { name: 'Kinds of scams', path: PUBLIC_PAGES.scams },
  { name: 'Articles', path: PUBLIC_PAGES.articles },
  { name: 'Words explained', path: PUBLIC_PAGES.glossary },
] as const;

/** The whole page: readable without script, by search engines, on paper and on a phone. */
export async function writePage(page: PublicPage, origin: string): Promise<string> {
  const { path, title, above, reviewedOn, body, kind = 'website' } = page;
  const description = shorten(page.description);
  const address = `${origin}${path}`;
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${PRODUCT}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${origin}/share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${PRODUCT}: a document with lines, beside the words “Spot the scam. Stop the loss.”">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/help-pages.css">
<script type="application/ld+json">${raw(structuredText([...page.structured, breadcrumbs(page, origin)]))}</script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><div class="inner">
<a class="brand" href="/">${PRODUCT}</a>
<nav aria-label="Public pages"><ul>${LINKS.map(
      (link) =>
        html`<li><a href="${link.path}"${link.path === path ? raw(' aria-current="page"') : ''}>${link.name}</a></li>`,
    )}</ul></nav>
</div></header>
<main id="main" tabindex="-1">
${
  above.length === 0
    ? ''
    : html`<nav class="way" aria-label="The way here"><ol>${above.map(
        (one) => html`<li><a href="${one.path}">${one.name}</a></li>`,
      )}<li aria-current="page">${title}</li></ol></nav>`
}
<h1>${title}</h1>
${body}
${reviewedOn === null ? '' : html`<p class="reviewed">Last checked against its sources on <time datetime="${reviewedOn}">${longDay(reviewedOn)}</time>.</p>`}
</main>
<footer><div class="inner">
<p>Did it just happen? <a href="${PUBLIC_PAGES.help}">What to do in the first minutes</a>. You don’t need an account.</p>
<p>${PRODUCT}. These pages set no cookies and don’t note who reads them. <a href="/api/login">Sign in</a> to report a scam or to see what others reported.</p>
</div></footer>
</body>
</html>`,
  );
}

/** A calendar day in words, as in “November 28, 2026”. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The first sentences that fit where a search engine shows a page; cut at a word where even the first is too long. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const fitting = text.slice(0, DESCRIPTION_LENGTH);
  const end = fitting.lastIndexOf('. ');
  if (end > DESCRIPTION_LENGTH / 3) return fitting.slice(0, end + 1);
  return `${fitting.slice(0, fitting.lastIndexOf(' '))} …`;
}

/** JSON that cannot end the element it stands in, nor begin a comment there. */
const structuredText = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function breadcrumbs({ above, title, path }: PublicPage, origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, path }].map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one.name,
      item: `${origin}${one.path}`,
    })),
  };
}

/** Who publishes these pages, as schema.org says it. */
export const publisher = (origin: string): object => ({
  '@type': 'Organization',
  name: PRODUCT,
  url: `${origin}/`,
});
