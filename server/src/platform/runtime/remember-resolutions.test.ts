import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

test('every import of the server leads where Node would lead it, and many are not asked for again', async () => {
  const program = pathOf('../../cli/serve.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    pathOf('testing/compare-resolutions.ts'),
    program,
  ]);
  const { answers, remembered, differences } = JSON.parse(stdout) as {
    answers: number;
    remembered: number;
    differences: string[];
  };
  expect(differences).toEqual([]);
  expect(answers).toBeGreaterThan(5_000);
  expect(remembered).toBeGreaterThan(2_000);
});
