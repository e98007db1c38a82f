/** A straight line through points by least squares: what it rises for one of `x`, and where it begins. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): {
  slope: number;
  start: number;
} {
  const { length } = points;
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (length < 2 || spread === 0) return { slope: Number.NaN, start: meanY };
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { slope, start: meanY - slope * meanX };
}
