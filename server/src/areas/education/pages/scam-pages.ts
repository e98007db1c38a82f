import {
  CATEGORIES,
  type CatalogueCluster,
  type PublicOffice,
  type ScamSample,
} from '@fap/shared/catalogue/catalogue-cluster.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { articlePagePath, PUBLIC_PAGES, scamPagePath } from '@fap/shared/education/public-pages.ts';
import { html } from 'hono/html';
import { articlesOf, latest, reviewedOn, sourcesOf } from './family-review.ts';
import { type PublicPage, publisher } from './page-frame.ts';

const LIST_TITLE = 'Kinds of scams';
const ABOVE = [
  { name: 'Help', path: PUBLIC_PAGES.help },
  { name: LIST_TITLE, path: PUBLIC_PAGES.scams },
];
const KINDS: Record<(typeof CATEGORIES)[number], string> = {
  'Emotional Manipulation': 'They play with love, fear and shame.',
  'Financial Fraud': 'They promise money, work or goods.',
  'Authority Impersonation': 'They speak in the name of an office, a bank or a company.',
};

/** The list of the families of scams, by what they play on. */
export function scamListPage(origin: string): PublicPage {
  return {
    path: PUBLIC_PAGES.scams,
    title: LIST_TITLE,
    description: `${CATALOGUE.length} common kinds of scams: how each one works, how to spot it, and what to do now.`,
    above: ABOVE.slice(0, 1),
    reviewedOn: latest(CATALOGUE.map(reviewedOn)),
    structured: [
      {
        '@type': 'CollectionPage',
        name: LIST_TITLE,
        url: `${origin}${PUBLIC_PAGES.scams}`,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: CATALOGUE.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `${origin}${scamPagePath(id)}`,
          })),
        },
      },
    ],
    body: html`<p class="lead">Find the one that comes closest. Each page begins with what to do now.</p>
${CATEGORIES.map(
  (category) => html`<section><h2>${category}</h2>
<p>${KINDS[category]}</p>
<ul class="cards">${CATALOGUE.filter((family) => family.category === category).map(
    ({ id, name, description }) =>
      html`<li><h3><a href="${scamPagePath(id)}">${name}</a></h3><p>${description}</p></li>`,
  )}</ul></section>`,
)}`,
  };
}

/** The page of one family: what to do now, then all that helps to understand and avoid it. */
export function scamPage(family: CatalogueCluster, origin: string): PublicPage {
  const { id, name, description, status, branches, education } = family;
  const sources = sourcesOf(family);
  const articles = articlesOf(family);
  const reviewed = reviewedOn(family);
  const path = scamPagePath(id);
  return {
    path,
    title: name,
    description,
    above: ABOVE,
    reviewedOn: reviewed,
    kind: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: name,
        description,
        url: `${origin}${path}`,
        inLanguage: 'en',
        image: `${origin}/share.png`,
        ...(reviewed === null ? {} : { dateModified: reviewed }),
        author: publisher(origin),
        publisher: publisher(origin),
      },
      {
        '@type': 'FAQPage',
        mainEntity: [
          answer(QUESTIONS.now, education.whatToDoIfTargeted),
          answer(QUESTIONS.what, [education.scamExplanation]),
          answer(QUESTIONS.how, education.howItWorks),
          answer(QUESTIONS.avoid, education.preventionTips),
        ],
      },
    ],
    body: html`<p class="lead">${description}</p>
<p><strong class="severity">${status} risk</strong> (as our authors judge it)</p>
<section class="now" aria-labelledby="now"><h2 id="now">${QUESTIONS.now}</h2>
<p>${education.hopeMessage}</p>
<ol class="steps">${education.whatToDoIfTargeted.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${PUBLIC_PAGES.help}">Numbers to call in your country, and how long a payment can be stopped</a></p>
</section>
<section aria-labelledby="what"><h2 id="what">${QUESTIONS.what}</h2>
<p>${education.scamExplanation}</p>
<dl>${branches.map((branch) => html`<dt>${branch.name}</dt><dd>${branch.description}</dd>`)}</dl>
</section>
<section aria-labelledby="how"><h2 id="how">${QUESTIONS.how}</h2>
<ol>${education.howItWorks.map((step) => html`<li>${step}</li>`)}</ol>
<h3>Why it works on people</h3>
<ul>${education.psychologyUsed.map((reason) => html`<li>${reason}</li>`)}</ul>
</section>
<section aria-labelledby="samples"><h2 id="samples">What do such messages look like?</h2>
<p>We wrote these samples in the words such scams use.</p>
${education.realSamples.map(sampleOf)}
</section>
<section aria-labelledby="avoid"><h2 id="avoid">${QUESTIONS.avoid}</h2>
<ul>${education.preventionTips.map((tip) => html`<li>${tip}</li>`)}</ul>
</section>
<section aria-labelledby="report"><h2 id="report">Where can I report it?</h2>
<p>These are public offices. Reporting is free.</p>
<ul class="offices">${education.whereToReport.map(officeOf)}</ul>
</section>
${
  articles.length === 0
    ? ''
    : html`<section aria-labelledby="read"><h2 id="read">Read more</h2>
<ul>${articles.map((article) => html`<li><a href="${articlePagePath(article.id)}">${article.title}</a></li>`)}</ul></section>`
}
${
  sources.length === 0
    ? ''
    : html`<section aria-labelledby="sources"><h2 id="sources">Sources</h2>
<ul class="sources">${sources.map((source) => html`<li>${source}</li>`)}</ul></section>`
}`,
  };
}

/** Headings of a page that are questions: the structured data asks and answers the same. */
const QUESTIONS = {
  now: 'What should I do now?',
  what: 'What is it?',
  how: 'How does it work?',
  avoid: 'How can I avoid it?',
} as const;

const answer = (question: string, sentences: readonly string[]): object => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: sentences.join(' ') },
});

const sampleOf = ({ channel, text, sign }: ScamSample) => html`<figure class="sample">
<figcaption>${channel}</figcaption>
<blockquote>${text}</blockquote>
<p><strong>What gives it away:</strong> ${sign}</p>
</figure>`;

const officeOf = ({ name, country, address, help }: PublicOffice) =>
  html`<li><strong>${name}</strong> (${country})<br><a href="https://${address}" rel="noreferrer">${address}</a><br>${help}</li>`;
