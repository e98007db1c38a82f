import type { FileTraits, Traits } from '../matching/traits/report-traits.ts';

const isStructure = (identifier: string): boolean => identifier.startsWith('html ');

/** A report's traits with what was read out of its files in place of what was known of them before. */
export function addFileTraits(traits: Traits, files: readonly FileTraits[]): Traits {
  const hashes = (kind: keyof FileTraits) => [...new Set(files.flatMap((file) => file[kind] ?? []))].sort();
  return {
    ...traits,
    structural: {
      ...traits.structural,
      identifiers: [
        ...traits.structural.identifiers.filter((identifier) => !isStructure(identifier)),
        ...hashes('structureHash').map((hash) => `html ${hash}`),
      ],
      imageHashes: hashes('perceptualHash'),
    },
  };
}
