import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { articlePagePath, HELP_PATH, publicPaths, scamPagePath } from '@fap/shared/education/public-pages.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import { latest } from './family-review.ts';
import { longDay, type PublicPage, publisher } from './page-frame.ts';
import type { PublicContent } from './public-content.ts';

const listTitle = () => t`Articles about scams`;
const above = () => [
  { name: t`Help`, path: HELP_PATH },
  { name: listTitle(), path: publicPaths(spokenLanguage()).articles },
];

/** The list of the articles, the newest first. */
export function articleListPage({ articles }: PublicContent, origin: string): PublicPage {
  const language = spokenLanguage();
  const path = publicPaths(language).articles;
  return {
    path,
    title: listTitle(),
    description: t`How scams really work, told from what evidence can show, with first steps for those they hit.`,
    above: above().slice(0, 1),
    reviewedOn: latest(articles.map(({ reviewedOn }) => reviewedOn)),
    structured: [
      {
        '@type': 'CollectionPage',
        name: listTitle(),
        url: `${origin}${path}`,
        hasPart: articles.map((article) => ({
          '@type': 'Article',
          headline: article.title,
          url: `${origin}${articlePagePath(article.id, language)}`,
        })),
      },
    ],
    body: html`<p class="lead">${t`How scams really work, and what evidence can show. The people in these stories are made up of what many reports have in common.`}</p>
<ul class="cards">${articles.map(
      (article) =>
        html`<li><h2><a href="${articlePagePath(article.id, language)}">${article.title}</a></h2><p>${article.summary}</p></li>`,
    )}</ul>`,
  };
}

/** The page of one article. */
export function articlePage(article: ArticleText, { families }: PublicContent, origin: string): PublicPage {
  const language = spokenLanguage();
  const { id, title, summary, publishedOn, introduction, forensicReport, sources } = article;
  const family = families.find((one) => one.id === article.familyId);
  if (!family) throw new Error(`${id} is about no family of the catalogue`);
  const path = articlePagePath(id, language);
  return {
    path,
    title,
    description: summary,
    above: above(),
    reviewedOn: article.reviewedOn,
    kind: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        url: `${origin}${path}`,
        inLanguage: language,
        image: `${origin}/share.png`,
        datePublished: publishedOn,
        dateModified: article.reviewedOn,
        author: publisher(origin),
        publisher: publisher(origin),
      },
    ],
    body: html`<p class="lead">${summary}</p>
<p class="dated">${t`Published on`} <time datetime="${publishedOn}">${longDay(publishedOn)}</time></p>
${introduction.map((paragraph) => html`<p>${paragraph}</p>`)}
<section aria-labelledby="how"><h2 id="how">${t`How it works`}</h2>
<ol>${family.education.howItWorks.map((step) => html`<li>${step}</li>`)}</ol></section>
<section aria-labelledby="evidence"><h2 id="evidence">${t`What the evidence shows`}</h2>
${forensicReport.map((paragraph) => html`<p>${paragraph}</p>`)}</section>
<section class="now" aria-labelledby="now"><h2 id="now">${t`What to do now`}</h2>
<ol class="steps">${family.education.whatToDoIfTargeted.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${scamPagePath(family.id, language)}">${t`More about this kind of scam: ${family.name}`}</a></p></section>
${
  sources.length === 0
    ? ''
    : html`<section aria-labelledby="sources"><h2 id="sources">${t`Sources`}</h2>
<ul class="sources">${sources.map(({ says, source }) => html`<li>${says} ${source}.</li>`)}</ul></section>`
}`,
  };
}
