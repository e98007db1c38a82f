import { tokenize } from '@fap/shared/evidence/model/tokenize.ts';

const RUN_WORDS = 4;
/** Limits of shared word sequences, by count and by share of a text; above both it is a copy. */
const MAX_SHARED = { runs: 10, share: 0.34 };

interface Named {
  text: string;
  source: string;
}

/**
 * Names the texts that share too many sequences of four words with one of the others, by their source and beginning. A text is no copy of
 * itself, so that a set can be compared with its own.
 */
export function findCopies(texts: readonly Named[], others: readonly Pick<Named, 'text'>[]): string[] {
  const holders = new Map<string, number[]>();
  for (const [index, { text }] of others.entries())
    for (const run of runsOf(text)) holders.set(run, [...(holders.get(run) ?? []), index]);
  return texts.flatMap((one) => {
    const { text, source } = one;
    const runs = runsOf(text);
    const shared = new Map<number, number>();
    for (const run of runs)
      for (const index of holders.get(run) ?? [])
        if (others[index] !== one) shared.set(index, (shared.get(index) ?? 0) + 1);
    const most = Math.max(0, ...shared.values());
    const isCopy = most >= MAX_SHARED.runs && most >= runs.size * MAX_SHARED.share;
    return isCopy ? [`${source}: ${text.slice(0, 80)}`] : [];
  });
}

function runsOf(text: string): Set<string> {
  const terms = tokenize(text)
    .map(({ term }) => term)
    .filter((term) => /^[\p{L}\d]/u.test(term));
  return new Set(
    terms.slice(RUN_WORDS - 1).map((_, index) => terms.slice(index, index + RUN_WORDS).join(' ')),
  );
}
