const Z = 1.96;

/** The 95 % interval of a share by Wilson's score method ("Probable inference", 1927), from 0 to 1. */
export function wilsonInterval(found: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const p = found / of;
  const spread = (Z * Math.sqrt((p * (1 - p) + (Z * Z) / (4 * of)) / of)) / (1 + (Z * Z) / of);
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
