import {
  CATEGORIES,
  type CatalogueCluster,
  type PublicOffice,
  type ScamSample,
} from '@fap/shared/catalogue/catalogue-cluster.ts';
import { articlePagePath, HELP_PATH, publicPaths, scamPagePath } from '@fap/shared/education/public-pages.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import { articlesOf, latest, sourcesOf } from './family-review.ts';
import { type PublicPage, publisher } from './page-frame.ts';
import type { PublicContent } from './public-content.ts';

const listTitle = () => t`Kinds of scams`;
const above = () => [
  { name: t`Help`, path: HELP_PATH },
  { name: listTitle(), path: publicPaths(spokenLanguage()).scams },
];
const KINDS: Record<(typeof CATEGORIES)[number], () => { name: string; text: string }> = {
  'Emotional Manipulation': () => ({
    name: t`Emotional Manipulation`,
    text: t`They play with love, fear and shame.`,
  }),
  'Financial Fraud': () => ({ name: t`Financial Fraud`, text: t`They promise money, work or goods.` }),
  'Authority Impersonation': () => ({
    name: t`Authority Impersonation`,
    text: t`They speak in the name of an office, a bank or a company.`,
  }),
};

/** The list of the families of scams, by what they play on. */
export function scamListPage({ families }: PublicContent, origin: string): PublicPage {
  const language = spokenLanguage();
  const path = publicPaths(language).scams;
  return {
    path,
    title: listTitle(),
    description: t`${families.length} common kinds of scams: how each one works, how to spot it, and what to do now.`,
    above: above().slice(0, 1),
    reviewedOn: latest(families.map(({ reviewedOn }) => reviewedOn)),
    structured: [
      {
        '@type': 'CollectionPage',
        name: listTitle(),
        url: `${origin}${path}`,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: families.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `${origin}${scamPagePath(id, language)}`,
          })),
        },
      },
    ],
    body: html`<p class="lead">${t`Find the one that comes closest. Each page begins with what to do now.`}</p>
${CATEGORIES.map(
  (category) => html`<section><h2>${KINDS[category]().name}</h2>
<p>${KINDS[category]().text}</p>
<ul class="cards">${families
    .filter((family) => family.category === category)
    .map(
      ({ id, name, description }) =>
        html`<li><h3><a href="${scamPagePath(id, language)}">${name}</a></h3><p>${description}</p></li>`,
    )}</ul></section>`,
)}`,
  };
}

/** The page of one family: what to do now, then all that helps to understand and avoid it. */
export function scamPage(family: CatalogueCluster, content: PublicContent, origin: string): PublicPage {
  const { id, name, description, status, branches, education, reviewedOn } = family;
  const language = spokenLanguage();
  const sources = sourcesOf(family, content.articles);
  const articles = articlesOf(family, content.articles);
  const questions = askedOf();
  const path = scamPagePath(id, language);
  return {
    path,
    title: name,
    description,
    above: above(),
    reviewedOn,
    kind: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: name,
        description,
        url: `${origin}${path}`,
        inLanguage: language,
        image: `${origin}/share.png`,
        dateModified: reviewedOn,
        author: publisher(origin),
        publisher: publisher(origin),
      },
      {
        '@type': 'FAQPage',
        mainEntity: [
          answer(questions.now, education.whatToDoIfTargeted),
          answer(questions.what, [education.scamExplanation]),
          answer(questions.how, education.howItWorks),
          answer(questions.avoid, education.preventionTips),
        ],
      },
    ],
    body: html`<p class="lead">${description}</p>
<p>${severityOf(status)}</p>
<section class="now" aria-labelledby="now"><h2 id="now">${questions.now}</h2>
<p>${education.hopeMessage}</p>
<ol class="steps">${education.whatToDoIfTargeted.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${HELP_PATH}">${t`Numbers to call in your country, and how long a payment can be stopped`}</a></p>
</section>
<section aria-labelledby="what"><h2 id="what">${questions.what}</h2>
<p>${education.scamExplanation}</p>
<dl>${branches.map((branch) => html`<dt>${branch.name}</dt><dd>${branch.description}</dd>`)}</dl>
</section>
<section aria-labelledby="how"><h2 id="how">${questions.how}</h2>
<ol>${education.howItWorks.map((step) => html`<li>${step}</li>`)}</ol>
<h3>${t`Why it works on people`}</h3>
<ul>${education.psychologyUsed.map((reason) => html`<li>${reason}</li>`)}</ul>
</section>
<section aria-labelledby="samples"><h2 id="samples">${t`What do such messages look like?`}</h2>
<p>${t`We wrote these samples in the words such scams use.`}</p>
${education.realSamples.map(sampleOf)}
</section>
<section aria-labelledby="avoid"><h2 id="avoid">${questions.avoid}</h2>
<ul>${education.preventionTips.map((tip) => html`<li>${tip}</li>`)}</ul>
</section>
<section aria-labelledby="report"><h2 id="report">${t`Where can I report it?`}</h2>
<p>${t`These are public offices. Reporting is free.`}</p>
<ul class="offices">${education.whereToReport.map(officeOf)}</ul>
</section>
${
  articles.length === 0
    ? ''
    : html`<section aria-labelledby="read"><h2 id="read">${t`Read more`}</h2>
<ul>${articles.map((article) => html`<li><a href="${articlePagePath(article.id, language)}">${article.title}</a></li>`)}</ul></section>`
}
${
  sources.length === 0
    ? ''
    : html`<section aria-labelledby="sources"><h2 id="sources">${t`Sources`}</h2>
<ul class="sources">${sources.map((source) => html`<li>${source}</li>`)}</ul></section>`
}`,
  };
}

/** Headings of a page that are questions: the structured data asks and answers the same. */
const askedOf = () => ({
  now: t`What should I do now?`,
  what: t`What is it?`,
  how: t`How does it work?`,
  avoid: t`How can I avoid it?`,
});

const RISKS: Record<CatalogueCluster['status'], () => string> = {
  Critical: () => t`Critical risk`,
  High: () => t`High risk`,
  Medium: () => t`Medium risk`,
  Low: () => t`Low risk`,
};
const severityOf = (status: CatalogueCluster['status']) =>
  html`<strong class="severity">${RISKS[status]()}</strong> ${t`(as our authors judge it)`}`;

const answer = (question: string, sentences: readonly string[]): object => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: sentences.join(' ') },
});

const sampleOf = ({ channel, text, sign }: ScamSample) => html`<figure class="sample">
<figcaption>${channel}</figcaption>
<blockquote>${text}</blockquote>
<p><strong>${t`What gives it away:`}</strong> ${sign}</p>
</figure>`;

const officeOf = ({ name, country, address, help }: PublicOffice) =>
  html`<li><strong>${name}</strong> (${country})<br><a href="https://${address}" rel="noreferrer">${address}</a><br>${help}</li>`;
