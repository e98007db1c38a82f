import { judgeTargets } from './judge-targets.ts';
import { resultsTables, type TitledScenario } from './results-table.ts';
import type { Sample } from './sample.ts';
import { TARGETS } from './targets.ts';
import { targetsTable } from './targets-table.ts';

/** Renders the whole report in Markdown, ready for docs/benchmarks.md. */
export function renderReport(
  scenarios: readonly TitledScenario[],
  samples: readonly Sample[],
  machine: string,
): string {
  const repetitions = Math.max(0, ...samples.map((sample) => sample.repetition));
  const note =
    `Medians of ${repetitions} repetition${repetitions === 1 ? '' : 's'}; ratios are taken within one. ` +
    '`~`: the machine was not quiet, or the generator was the limit, in most of them.';
  const verdicts = judgeTargets(TARGETS, samples);
  return [machine, note, targetsTable(verdicts), resultsTables(scenarios, samples)].join('\n\n');
}
