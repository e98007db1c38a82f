import type { Traits } from '../matching/traits/report-traits.ts';

/** The features of a cluster: its reports' traits merged, sequences in their mean order. */
export function mergeTraits(reports: readonly Traits[]): Traits {
  const union = (pick: (traits: Traits) => readonly string[]) => [...new Set(reports.flatMap(pick))].sort();
  const bins = (pick: (traits: Traits) => readonly number[]) => {
    const sums: number[] = [];
    for (const traits of reports)
      for (const [index, bin] of pick(traits).entries()) sums[index] = (sums[index] ?? 0) + bin;
    return sums;
  };
  const numbers = (pick: (traits: Traits) => readonly number[]) =>
    [...new Set(reports.flatMap(pick))].sort((a, b) => a - b);
  const counts = (pick: (traits: Traits) => Readonly<Record<string, number>>) => {
    const sums: Record<string, number> = {};
    for (const traits of reports)
      for (const [key, count] of Object.entries(pick(traits))) sums[key] = (sums[key] ?? 0) + count;
    return sums;
  };
  return {
    structural: {
      identifiers: union(({ structural }) => structural.identifiers),
      urlPatterns: union(({ structural }) => structural.urlPatterns),
      imageHashes: union(({ structural }) => structural.imageHashes),
    },
    behavioral: commonOrder(reports.map(({ behavioral }) => behavioral)),
    psychological: counts(({ psychological }) => psychological),
    timing: {
      hours: bins(({ timing }) => timing.hours),
      firstAsk: bins(({ timing }) => timing.firstAsk),
      askGaps: bins(({ timing }) => timing.askGaps),
      weeks: numbers(({ timing }) => timing.weeks),
    },
    payment: {
      accounts: union(({ payment }) => payment.accounts),
      rails: counts(({ payment }) => payment.rails),
      amounts: numbers(({ payment }) => payment.amounts),
    },
    role: commonOrder(reports.map(({ role }) => role)),
  };
}

/** Every item of several sequences, by its mean place (0–1) in those that have it; ties by name. */
function commonOrder(sequences: readonly (readonly string[])[]): string[] {
  const places = new Map<string, number[]>();
  for (const sequence of sequences)
    for (const [index, item] of sequence.entries())
      places.set(item, [...(places.get(item) ?? []), index / sequence.length]);
  return [...places]
    .map(([item, all]) => ({ item, place: all.reduce((sum, one) => sum + one, 0) / all.length }))
    .sort((a, b) => a.place - b.place || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item);
}
