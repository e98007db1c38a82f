import { GLOSSARY, GLOSSARY_REVIEWED_ON } from '@fap/shared/education/glossary.ts';
import { PUBLIC_PAGES } from '@fap/shared/education/public-pages.ts';
import { html } from 'hono/html';
import type { PublicPage } from './page-frame.ts';

const GLOSSARY_TITLE = 'Words explained';

/** Words around scams in plain language; each has an address of its own on the page. */
export function glossaryPage(origin: string): PublicPage {
  return {
    path: PUBLIC_PAGES.glossary,
    title: GLOSSARY_TITLE,
    description: 'Money mule, spoofing, seed phrase: words around scams, explained in plain language.',
    above: [{ name: 'Help', path: PUBLIC_PAGES.help }],
    reviewedOn: GLOSSARY_REVIEWED_ON,
    structured: [
      {
        '@type': 'DefinedTermSet',
        name: GLOSSARY_TITLE,
        url: `${origin}${PUBLIC_PAGES.glossary}`,
        hasDefinedTerm: GLOSSARY.map(({ id, term, meaning }) => ({
          '@type': 'DefinedTerm',
          name: term,
          description: meaning,
          url: `${origin}${PUBLIC_PAGES.glossary}#${id}`,
        })),
      },
    ],
    body: html`<p class="lead">You’ll meet these words when you read about scams or report one.</p>
<dl class="words">${GLOSSARY.map(
      ({ id, term, meaning }) => html`<dt id="${id}">${term}</dt><dd>${meaning}</dd>`,
    )}</dl>`,
  };
}

/** What is said where there is no such page. */
export function missingPage(path: string): PublicPage {
  return {
    path,
    title: 'There is no such page',
    description: 'The link may be old, or incomplete.',
    above: [{ name: 'Help', path: PUBLIC_PAGES.help }],
    reviewedOn: null,
    structured: [],
    body: html`<p class="lead">The link may be old, or incomplete. These pages are here:</p>
<ul>
<li><a href="${PUBLIC_PAGES.help}">Help, right now</a></li>
<li><a href="${PUBLIC_PAGES.scams}">Kinds of scams</a></li>
<li><a href="${PUBLIC_PAGES.articles}">Articles about scams</a></li>
<li><a href="${PUBLIC_PAGES.glossary}">Words explained</a></li>
</ul>`,
  };
}
