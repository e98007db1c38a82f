import { CATEGORY_LABELS } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';

/** The groups of families that flows are of, as choices; the empty one shows all. */
export function familyOptions(flows: readonly ScamFlow[]): { value: string; label: string }[] {
  const groups = [...new Set(flows.map(({ category }) => category))].sort();
  return [
    { value: '', label: t`All families` },
    ...groups.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
  ];
}

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
