import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { articlePagePath, PUBLIC_PAGES, scamPagePath } from '@fap/shared/education/public-pages.ts';
import { html } from 'hono/html';
import { familyOf } from '../blog/articles.ts';
import { latest } from './family-review.ts';
import { longDay, type PublicPage, publisher } from './page-frame.ts';

const LIST_TITLE = 'Articles about scams';
const ABOVE = [
  { name: 'Help', path: PUBLIC_PAGES.help },
  { name: LIST_TITLE, path: PUBLIC_PAGES.articles },
];

/** The list of the articles, the newest first. */
export function articleListPage(origin: string): PublicPage {
  return {
    path: PUBLIC_PAGES.articles,
    title: LIST_TITLE,
    description:
      'How scams really work, told from what evidence can show, with first steps for those they hit.',
    above: ABOVE.slice(0, 1),
    reviewedOn: latest(ARTICLES.map(({ reviewedOn }) => reviewedOn)),
    structured: [
      {
        '@type': 'CollectionPage',
        name: LIST_TITLE,
        url: `${origin}${PUBLIC_PAGES.articles}`,
        hasPart: ARTICLES.map((article) => ({
          '@type': 'Article',
          headline: article.title,
          url: `${origin}${articlePagePath(article.id)}`,
        })),
      },
    ],
    body: html`<p class="lead">How scams really work, and what evidence can show. The people in these stories are made up of what many reports have in common.</p>
<ul class="cards">${ARTICLES.map(
      (article) =>
        html`<li><h2><a href="${articlePagePath(article.id)}">${article.title}</a></h2><p>${article.summary}</p></li>`,
    )}</ul>`,
  };
}

/** The page of one article. */
export function articlePage(article: ArticleText, origin: string): PublicPage {
  const { id, title, summary, publishedOn, introduction, forensicReport, sources } = article;
  const family = familyOf(article);
  const path = articlePagePath(id);
  return {
    path,
    title,
    description: summary,
    above: ABOVE,
    reviewedOn: article.reviewedOn,
    kind: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        url: `${origin}${path}`,
        inLanguage: 'en',
        image: `${origin}/share.png`,
        datePublished: publishedOn,
        dateModified: article.reviewedOn,
        author: publisher(origin),
        publisher: publisher(origin),
      },
    ],
    body: html`<p class="lead">${summary}</p>
<p class="dated">Published on <time datetime="${publishedOn}">${longDay(publishedOn)}</time></p>
${introduction.map((paragraph) => html`<p>${paragraph}</p>`)}
<section aria-labelledby="how"><h2 id="how">How it works</h2>
<ol>${family.education.howItWorks.map((step) => html`<li>${step}</li>`)}</ol></section>
<section aria-labelledby="evidence"><h2 id="evidence">What the evidence shows</h2>
${forensicReport.map((paragraph) => html`<p>${paragraph}</p>`)}</section>
<section class="now" aria-labelledby="now"><h2 id="now">What to do now</h2>
<ol class="steps">${family.education.whatToDoIfTargeted.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${scamPagePath(family.id)}">More about this kind of scam: ${family.name}</a></p></section>
${
  sources.length === 0
    ? ''
    : html`<section aria-labelledby="sources"><h2 id="sources">Sources</h2>
<ul class="sources">${sources.map(({ says, source }) => html`<li>${says} ${source}.</li>`)}</ul></section>`
}`,
  };
}
