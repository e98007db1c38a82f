/** A judged text: the predicted probability and the label. */
export interface Judged {
  probability: number;
  isScam: boolean;
}

/** Area under the ROC curve: how often a scam scores higher than an honest text (ties count half). */
export function auroc(judged: readonly Judged[]): number {
  const sorted = judged.toSorted((a, b) => a.probability - b.probability);
  const scams = judged.filter(({ isScam }) => isScam).length;
  const honest = judged.length - scams;
  let rankSum = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.probability === sorted[from]?.probability) to += 1;
    const rank = (from + 1 + to) / 2;
    for (const { isScam } of sorted.slice(from, to)) if (isScam) rankSum += rank;
    from = to;
  }
  return (rankSum - (scams * (scams + 1)) / 2) / (scams * honest);
}

/** The highest threshold at which at least this share of the scams is found. */
export function thresholdAtRecall(judged: readonly Judged[], recall: number): number {
  const scams = judged.filter(({ isScam }) => isScam).map(({ probability }) => probability);
  return scams.toSorted((a, b) => b - a)[Math.ceil(scams.length * recall) - 1] ?? 0;
}

/** Share of honest texts at or above a threshold. */
export function falseAlarmRate(judged: readonly Judged[], threshold: number): number {
  const honest = judged.filter(({ isScam }) => !isScam);
  return honest.filter(({ probability }) => probability >= threshold).length / honest.length;
}

/** Harmonic mean of precision and recall at a threshold. */
export function f1(judged: readonly Judged[], threshold = 0.5): number {
  const predicted = judged.filter(({ probability }) => probability >= threshold);
  const hits = predicted.filter(({ isScam }) => isScam).length;
  const scams = judged.filter(({ isScam }) => isScam).length;
  return (2 * hits) / (predicted.length + scams);
}

const BINS = 10;

/** Expected calibration error: the mean gap between predicted and actual shares over ten equal bins of probability. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Map.groupBy(judged, ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)));
  let gap = 0;
  for (const bin of bins.values()) {
    const predicted = bin.reduce((sum, { probability }) => sum + probability, 0);
    gap += Math.abs(predicted - bin.filter(({ isScam }) => isScam).length);
  }
  return gap / judged.length;
}

/** Mean F1 of the classes that occur. */
export function macroF1(pairs: readonly { predicted: string; actual: string }[]): number {
  const classes = [...new Set(pairs.map(({ actual }) => actual))];
  const scores = classes.map((name) => {
    const hits = pairs.filter(({ predicted, actual }) => predicted === name && actual === name).length;
    const predictions = pairs.filter(({ predicted }) => predicted === name).length;
    const occurrences = pairs.filter(({ actual }) => actual === name).length;
    return (2 * hits) / (predictions + occurrences);
  });
  return scores.reduce((a, b) => a + b, 0) / scores.length;
}

/** Wilson's 95 % interval of a share, which is also valid near 0 and 1. */
export function wilson(hits: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
