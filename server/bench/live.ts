import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Bench } from './live/bench.ts';
import { parseBenchOptions } from './live/bench-options.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { describeSample } from './live/report/describe-sample.ts';
import { renderReport } from './live/report/render-report.ts';
import type { Sample } from './live/report/sample.ts';
import { chooseScenarios, runScenarios } from './live/run-scenarios.ts';

// `pnpm bench`: measures the live layer and its peers on this machine and prints the tables of docs/benchmarks.md.
const options = parseBenchOptions(process.argv.slice(2));
const scenarios = chooseScenarios(options.only);
const bench = await Bench.open(options);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.close().finally(() => process.exit(1)));
try {
  const samples = await runScenarios(bench, await readMeasured(), {
    onSample: (sample) => console.error(describeSample(sample)),
    onRow: writeSamples,
  });
  if (options.isQuick) console.log('A smoke run: everything ran, and these figures mean nothing.\n');
  console.log(renderReport(scenarios, samples, describeMachine()));
} finally {
  await bench.close();
}

/** What the run that is resumed has measured; none for a new one, or for one that was ended before its first row. */
async function readMeasured(): Promise<Sample[]> {
  if (!options.isResumed || options.jsonFile === null || !existsSync(options.jsonFile)) return [];
  return JSON.parse(await readFile(options.jsonFile, 'utf8')) as Sample[];
}

// After each row: three repetitions take hours, and what was measured before somebody ends them is kept.
async function writeSamples(samples: readonly Sample[]): Promise<void> {
  if (options.jsonFile !== null) await writeFile(options.jsonFile, JSON.stringify(samples, null, 2));
}
