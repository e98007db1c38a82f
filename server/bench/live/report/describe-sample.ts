import { isTrustworthy, type Sample } from './sample.ts';
import { shortNumber } from './short-number.ts';

/** One line of progress about one run. */
export function describeSample(sample: Sample): string {
  const figures = Object.entries(sample.figures).map(([name, value]) => `${name} ${shortNumber(value)}`);
  const trust = isTrustworthy(sample) ? '' : ' (not to be trusted)';
  const machine = `foreign ${sample.foreignCores.toFixed(2)}, generator ${sample.generatorUtilization.toFixed(2)}`;
  const head = `${sample.scenario} ${sample.variant}`.trim();
  return `${head} #${sample.repetition} ${sample.peer}: ${figures.join(', ')}; ${machine}${trust}`;
}
