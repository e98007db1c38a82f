import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { SearchResult } from '@fap/shared/search/contract.ts';
import { cutSnippet } from '@fap/shared/search/cut-snippet.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import type { Question } from './question.ts';

/** What we wrote about kinds of scam: one entry for each branch, which has a page of its own. */
const PAGES = CATALOGUE.flatMap((family) =>
  family.branches.map((branch) => ({
    id: branch.id,
    title: branch.name,
    description: branch.description,
    family: family.name,
    clusterId: family.id,
    text: [
      family.name,
      branch.description,
      ...branch.variants.flatMap(({ name, description }) => [name, description]),
    ].join(' '),
    at: 0,
  })),
);

/** Pages about kinds of scam; they are in the program, so no table is asked. */
export function findContent({ words, limit }: Question): SearchResult[] {
  return rankFound(words, PAGES, limit).map(({ id, title, description, family, clusterId }) => ({
    kind: 'content',
    id,
    title: `${title} (${family})`,
    snippet: cutSnippet(words, description),
    clusterId,
    layer: null,
  }));
}
