import { writeFile } from 'node:fs/promises';
import { Bench } from './live/bench.ts';
import { parseBenchOptions } from './live/bench-options.ts';
import { describeSample } from './live/report/describe-sample.ts';
import { chosenScenarios, runScenarios } from './live/run-scenarios.ts';

// `pnpm bench`: measures the live layer beside its peers on this machine and prints the table for the README.
const options = parseBenchOptions(process.argv.slice(2));
chosenScenarios(options.only);
const bench = await Bench.open(options);
try {
  const samples = await runScenarios(bench, (sample) => console.error(describeSample(sample)));
  if (options.jsonFile !== null) await writeFile(options.jsonFile, JSON.stringify(samples, null, 2));
} finally {
  await bench.close();
}
