import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEASURED_COMPARISON } from '@fap/shared/education/flows/match/measured-comparison.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/repository.ts';

test('the page says of the comparison what the benchmarks say', async () => {
  const benchmarks = await readFile(join(ROOT, 'docs/benchmarks.md'), 'utf8');
  const { scams, named, right, honest, falselyNamed } = MEASURED_COMPARISON;
  const row = benchmarks.split('\n').find((line) => line.includes('**only judge, sources nobody read**'));
  expect(row).toContain(`| ${scams} |`);
  expect(row).toContain(`**${right} of ${named} =`);
  expect(benchmarks).toContain(
    `Of ${honest.toLocaleString('en-US')} honest texts of sources nobody read ${falselyNamed} are named`,
  );
});
