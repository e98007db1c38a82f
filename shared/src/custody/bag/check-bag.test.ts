import { expect, test } from 'vitest';
import { MADE_CHAIN, makeBagFiles, zipBag } from './testing/make-bag.ts';
import { runCheck, runOpen } from './testing/run-check.ts';

test('every step of a good bag holds, and what the development chain attests is labelled', () => {
  const report = runCheck(runOpen(zipBag(makeBagFiles())));
  expect(report.steps.flatMap(({ findings }) => findings.filter(({ state }) => state !== 'holds'))).toEqual(
    [],
  );
  expect(report).toMatchObject({ chain: MADE_CHAIN, state: 'holds', isDevelopment: true });
  expect(report.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'bytes holds',
    'log holds',
    'heads holds',
    'files holds',
    'proofs holds',
    'headers holds',
  ]);
  const labelled = report.steps.flatMap(({ name, findings }) =>
    findings.filter(({ isDevelopment }) => isDevelopment).map(() => name),
  );
  expect(labelled).toEqual([...Array(5).fill('proofs'), ...Array(2).fill('headers')]);
  expect(report.blocks.map(({ chain, height }) => ({ chain, height }))).toEqual([
    { chain: 'development', height: 101 },
    { chain: 'development', height: 102 },
  ]);
});
