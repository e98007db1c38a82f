import { expect, test } from 'vitest';
import { loadData } from './load-data.ts';
import { corpusFile } from './schemas.ts';

test('a data file that is not as its schema says is refused by its name and the place of the fault', () => {
  const file = new URL('./family-reports.json', import.meta.url);
  expect(() => loadData(file, corpusFile)).toThrow(/^corpus\/family-reports\.json: 0\.\w+: /u);
});
