import { isTrustworthy, type Sample } from './sample.ts';

/** One line about one run, for whoever watches. */
export function describeSample(sample: Sample): string {
  const figures = Object.entries(sample.figures).map(([name, value]) => `${name} ${shortNumber(value)}`);
  const trust = isTrustworthy(sample) ? '' : ' (not to be trusted)';
  const machine = `foreign ${sample.foreignCores.toFixed(2)}, generator ${sample.generatorUtilization.toFixed(2)}`;
  const head = `${sample.scenario} ${sample.variant}`.trim();
  return `${head} #${sample.repetition} ${sample.peer}: ${figures.join(', ')}; ${machine}${trust}`;
}

/** Three significant digits, and thousands with separators. */
export function shortNumber(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}
