import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { suggestPath } from '@fap/shared/education/content/suggest-path.ts';
import { GLOSSARY_REVIEWED_ON } from '@fap/shared/education/glossary.ts';
import { HELP_PATH, publicPaths } from '@fap/shared/education/public-pages.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import type { PublicPage } from './page-frame.ts';
import type { PublicContent } from './public-content.ts';

const glossaryTitle = () => t`Words explained`;

/** Words around scams in plain language; each has an address of its own on the page. */
export function glossaryPage({ glossary }: PublicContent, origin: string): PublicPage {
  const path = publicPaths(spokenLanguage()).glossary;
  return {
    path,
    title: glossaryTitle(),
    description: t`Money mule, spoofing, seed phrase: words around scams, explained in plain language.`,
    above: [{ name: t`Help`, path: HELP_PATH }],
    reviewedOn: GLOSSARY_REVIEWED_ON,
    structured: [
      {
        '@type': 'DefinedTermSet',
        name: glossaryTitle(),
        url: `${origin}${path}`,
        hasDefinedTerm: glossary.map(({ id, term, meaning }) => ({
          '@type': 'DefinedTerm',
          name: term,
          description: meaning,
          url: `${origin}${path}#${id}`,
        })),
      },
    ],
    body: html`<p class="lead">${t`You’ll meet these words when you read about scams or report one.`}</p>
<dl class="words">${glossary.map(
      ({ id, term, meaning }) => html`<dt id="${id}">${term}</dt><dd>${meaning}
<a class="suggest" rel="nofollow" href="${signInAddress('/api/login', suggestPath('glossary', id))}" aria-label="${t`Suggest a change to ${term}`}">${t`Suggest a change`}</a></dd>`,
    )}</dl>`,
  };
}

/** What is said where there is no such page. */
export function missingPage(path: string): PublicPage {
  const paths = publicPaths(spokenLanguage());
  return {
    path,
    title: t`There is no such page`,
    description: t`The link may be old, or incomplete.`,
    above: [{ name: t`Help`, path: HELP_PATH }],
    reviewedOn: null,
    structured: [],
    body: html`<p class="lead">${t`The link may be old, or incomplete. These pages are here:`}</p>
<ul>
<li><a href="${HELP_PATH}">${t`Help, right now`}</a></li>
<li><a href="${paths.scams}">${t`Kinds of scams`}</a></li>
<li><a href="${paths.articles}">${t`Articles about scams`}</a></li>
<li><a href="${paths.glossary}">${t`Words explained`}</a></li>
</ul>`,
  };
}
