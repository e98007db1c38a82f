import type { FileTraits, Traits } from '../matching/traits/report-traits.ts';

const isStructure = (indicator: string): boolean => indicator.startsWith('html ');

/** Replaces the part of a report's traits that was extracted from its files. */
export function addFileTraits(traits: Traits, files: readonly FileTraits[]): Traits {
  const hashes = (kind: keyof FileTraits) => [...new Set(files.flatMap((file) => file[kind] ?? []))].sort();
  return {
    ...traits,
    structural: {
      ...traits.structural,
      identifiers: [
        ...traits.structural.identifiers.filter((indicator) => !isStructure(indicator)),
        ...hashes('structureHash').map((hash) => `html ${hash}`),
      ],
      imageHashes: hashes('perceptualHash'),
    },
  };
}
