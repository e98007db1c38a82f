/** A share (0 to 1) in whole percent; 100 only for all, since rounding would claim it for 399 in 400. */
export function wholePercent(share: number): number {
  const rounded = Math.round(share * 100);
  return share < 1 ? Math.min(99, rounded) : rounded;
}
