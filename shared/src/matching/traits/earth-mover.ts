const normalised = (bins: readonly number[]): number[] => {
  const sum = bins.reduce((total, bin) => total + bin, 0);
  return bins.map((bin) => bin / sum);
};

/**
 * Earth mover's distance (0–1) of two histograms over the same bins in a line: the mass that must move times how far,
 * over the longest way there is. Both must hold something.
 */
export function earthMoverDistance(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [normalised(a), normalised(b)];
  let carried = 0;
  let work = 0;
  for (const [index, mass] of left.entries()) {
    carried += mass - (right[index] ?? 0);
    work += Math.abs(carried);
  }
  return left.length < 2 ? 0 : work / (left.length - 1);
}

/**
 * The same on a circle, such as the hours of a day: the longest way is half around. The best place to cut the circle is
 * at the median of the carried mass (Rabin, Delon and Gousseau, "Transportation distances on the circle", 2011).
 */
export function circularEarthMoverDistance(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [normalised(a), normalised(b)];
  let carried = 0;
  const carries = left.map((mass, index) => {
    carried += mass - (right[index] ?? 0);
    return carried;
  });
  const median = carries.toSorted((x, y) => x - y)[Math.floor(carries.length / 2)] ?? 0;
  const work = carries.reduce((sum, carry) => sum + Math.abs(carry - median), 0);
  return Math.min(1, work / (carries.length / 2));
}
