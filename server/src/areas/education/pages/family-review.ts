import type { CatalogueBranch, CatalogueCluster } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';

/** What an entry of the catalogue may say of its own review. */
interface Reviewed {
  reviewedOn?: string;
  sources?: readonly { title: string; office: string }[];
}

/** The articles about a family. */
export const articlesOf = ({ id }: CatalogueCluster): ArticleText[] =>
  ARTICLES.filter(({ familyId }) => familyId === id);

/** The day on which a family was last compared with its sources: its own, else that of its newest article; null without both. */
export function reviewedOn(family: CatalogueCluster & Reviewed): string | null {
  return family.reviewedOn ?? latest(articlesOf(family).map((article) => article.reviewedOn));
}

/** The newest of calendar days; null without one. */
export const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** What a family's page rests on, each once: its own sources, what published figures say, and the sources of its articles. */
export function sourcesOf(family: CatalogueCluster & Reviewed): string[] {
  const own = (family.sources ?? []).map(({ title, office }) => `${office}, “${title}”`);
  const figures = family.branches
    .flatMap(figuresOf)
    .map(({ text, source, year }) => `${text} ${source}, ${year}.`);
  const told = articlesOf(family).flatMap(({ sources }) =>
    sources.map(({ says, source }) => `${says} ${source}.`),
  );
  return [...new Set([...own, ...figures, ...told])];
}

const figuresOf = ({ frequency, variants }: CatalogueBranch) =>
  [frequency, ...variants.flatMap(({ averageLoss, conversionRate }) => [averageLoss, conversionRate])].filter(
    (figure) => figure !== null,
  );
