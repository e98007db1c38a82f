import { CATEGORIES } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';

/** What a scam works with, as a choice; the empty one shows all. */
export const FAMILY_OPTIONS = [
  { value: '', label: 'All families' },
  ...CATEGORIES.map((value) => ({ value, label: value })),
];

/** Flows of a group of families whose words hold everything that was typed. */
export function filterFlows(
  flows: readonly ScamFlow[],
  { search, family }: { search: string; family: string },
): ScamFlow[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return flows.filter((flow) => {
    if (family !== '' && flow.category !== family) return false;
    const text = [
      flow.name,
      flow.familyName,
      flow.description,
      ...flow.stages.map(({ name }) => name),
      ...flow.variants.map(({ name }) => name),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
