import { expect, test } from 'vitest';
import { loadData } from './load-data.ts';
import { corpusFile } from './schemas.ts';

test('an invalid data file is refused with its name and the path of the fault', () => {
  const file = new URL('./family-reports.json', import.meta.url);
  expect(() => loadData(file, corpusFile)).toThrow(/^corpus\/family-reports\.json: 0\.\w+: /u);
});
