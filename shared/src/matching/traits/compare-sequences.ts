/** Length of the longest common subsequence of two sequences. */
export function longestCommonSubsequence(a: readonly string[], b: readonly string[]): number {
  let above: number[] = new Array<number>(b.length + 1).fill(0);
  for (const item of a) {
    const row = [0];
    for (const [index, other] of b.entries())
      row.push(item === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Jaccard similarity (0–1) of two sets whose members weigh unequally; 0 when both are empty. */
export function weightedJaccard(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  weightOf: (member: string) => number = () => 1,
): number {
  let shared = 0;
  let all = 0;
  for (const member of new Set([...a, ...b])) {
    const weight = weightOf(member);
    all += weight;
    if (a.has(member) && b.has(member)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** How alike two sequences are (0–1): what they hold (Jaccard) and in which order (normalised longest common subsequence), averaged. */
export function sequenceSimilarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const order = longestCommonSubsequence(a, b) / Math.max(a.length, b.length);
  return (order + weightedJaccard(new Set(a), new Set(b))) / 2;
}

/** Cosine (0–1) of two sparse vectors of counts; 0 when one is empty. */
export function cosineSimilarity(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): number {
  let dot = 0;
  for (const [key, value] of Object.entries(a)) dot += value * (b[key] ?? 0);
  const norm = (vector: Readonly<Record<string, number>>) =>
    Math.sqrt(Object.values(vector).reduce((sum, value) => sum + value * value, 0));
  const norms = norm(a) * norm(b);
  return norms === 0 ? 0 : Math.min(1, dot / norms);
}
