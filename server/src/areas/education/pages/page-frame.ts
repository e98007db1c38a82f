import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import { HELP_PATH, publicPaths } from '@fap/shared/education/public-pages.ts';
import { LANGUAGE_LABELS, type Language } from '@fap/shared/kernel/languages.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
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
  /** The same page in the other languages. */
  others?: readonly { language: Language; path: string }[];
  /** `article` for something written at a time. */
  kind?: 'website' | 'article';
}

const links = () => {
  const { scams, articles, glossary } = publicPaths(spokenLanguage());
  return [
    { name: t`Help, right now`, path: HELP_PATH },
    { name: t`Kinds of scams`, path: scams },
    { name: t`Articles`, path: articles },
    { name: t`Words explained`, path: glossary },
  ];
};

/** The whole page: readable without script, by search engines, on paper and on a phone. */
export async function writePage(page: PublicPage, origin: string): Promise<string> {
  const { path, title, above, reviewedOn, body, kind = 'website', others = [] } = page;
  // Told at once: after the first wait another language may be spoken.
  const language = spokenLanguage();
  const description = shorten(page.description);
  const address = `${origin}${path}`;
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${PRODUCT}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
${others.map((other) => html`<link rel="alternate" hreflang="${other.language}" href="${origin}${other.path}">`)}
<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${origin}/share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${t`${PRODUCT}: a document with lines, beside the words “Spot the scam. Stop the loss.”`}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/help-pages.css">
<script type="application/ld+json">${raw(structuredText([...page.structured, breadcrumbs(page, origin)]))}</script>
</head>
<body>
<a class="skip" href="#main">${t`Skip to the content`}</a>
<header><div class="inner">
<a class="brand" href="/">${PRODUCT}</a>
<nav aria-label="${t`Public pages`}"><ul>${links().map(
      (link) =>
        html`<li><a href="${link.path}"${link.path === path ? raw(' aria-current="page"') : ''}>${link.name}</a></li>`,
    )}</ul></nav>
</div></header>
<main id="main" tabindex="-1">
${
  above.length === 0
    ? ''
    : html`<nav class="way" aria-label="${t`The way here`}"><ol>${above.map(
        (one) => html`<li><a href="${one.path}">${one.name}</a></li>`,
      )}<li aria-current="page">${title}</li></ol></nav>`
}
<h1>${title}</h1>
${body}
${reviewedOn === null ? '' : html`<p class="reviewed">${t`Last read through by us on`} <time datetime="${reviewedOn}">${longDay(reviewedOn)}</time>.</p>`}
</main>
<footer><div class="inner">
<p>${t`Did it just happen?`} <a href="${HELP_PATH}">${t`What to do in the first minutes`}</a>. ${t`You don’t need an account.`}</p>
<p>${PRODUCT}. ${t`These pages set no cookies and don’t note who reads them.`} <a href="/api/login">${t`Sign in`}</a> ${t`to report a scam or to see what others reported.`}</p>
${others.map((other) => html`<p><a href="${other.path}" lang="${other.language}" hreflang="${other.language}">${LANGUAGE_LABELS[other.language]}</a></p>`)}
</div></footer>
</body>
</html>`,
  );
}

/** A calendar day in words, as in “November 28, 2026”. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat(DEFAULT_LOCALES[spokenLanguage()], { dateStyle: 'long', timeZone: 'UTC' }).format(
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
