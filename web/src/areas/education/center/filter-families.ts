import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import { t } from '@lingui/core/macro';

/** The filter buttons: what each is called, and the word its families have in their category. */
export const KINDS = [
  { id: '', label: t`All Scam Types`, word: '' },
  { id: 'emotional', label: t`Emotional Manipulation`, word: 'emotional' },
  { id: 'financial', label: t`Financial Fraud`, word: 'financial' },
  { id: 'authority', label: t`Authority Impersonation`, word: 'authority' },
] as const;

export interface FamilyFilter {
  /** The id of one of `KINDS`; an unknown one filters nothing. */
  kind: string;
  search: string;
}

/** The families of a kind whose name, description or branches have all the searched words. */
export function filterFamilies(
  families: readonly CatalogueEntry[],
  { kind, search }: FamilyFilter,
): CatalogueEntry[] {
  const word = KINDS.find(({ id }) => id === kind)?.word ?? '';
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return families.filter(({ name, category, description, branches }) => {
    if (!category.toLowerCase().includes(word)) return false;
    const text = [name, description, ...branches.map((branch) => branch.name)].join(' ').toLowerCase();
    return words.every((searched) => text.includes(searched));
  });
}

/** What was counted over all families; null while nothing was. Families of one scam type share one count. */
export function totalsOf(families: readonly CatalogueEntry[]): { clusters: number; victims: number } | null {
  const byType = new Map(families.map(({ scamType, measured }) => [scamType, measured]));
  const counted = [...byType.values()].filter((measured) => measured !== null);
  if (counted.length === 0) return null;
  return {
    clusters: counted.reduce((sum, { clusters }) => sum + clusters, 0),
    victims: counted.reduce((sum, { victims }) => sum + victims, 0),
  };
}
