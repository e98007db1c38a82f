/** A share (0 to 1) in whole percent; 100 for all and nothing less, since rounding would claim it of 399 in 400. */
export function wholePercent(share: number): number {
  const rounded = Math.round(share * 100);
  return share < 1 ? Math.min(99, rounded) : rounded;
}
