import { expect, test } from 'vitest';
import {
  describeFileType,
  describeGrade,
  describeTextSource,
  describeUploaded,
} from './describe-evidence.ts';
import { makeTextAnalysis } from './testing/reading-fixtures.ts';

const ANALYSIS = makeTextAnalysis().aiAnalysis;

test.for([
  ['image/heic', 'Picture'],
  ['application/pdf', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word document'],
  ['application/msword', 'Word document'],
  ['message/rfc822', 'E-mail'],
  ['text/html', 'Web page'],
  ['text/csv', 'Table'],
  ['text/plain', 'Text'],
  ['application/octet-stream', 'File'],
] as const)('%s is called %s', ([mimeType, name]) => expect(describeFileType(mimeType)).toBe(name));

test('only who sees less is told so', () => {
  expect(describeGrade('owner')).toBeNull();
  for (const grade of ['analyst', 'crowd', 'law-enforcement', 'public'] as const)
    expect(describeGrade(grade)).toBeTruthy();
});

test('words recognised in a picture are shown with their doubt', () => {
  expect(describeTextSource('ocr')).toContain('may be wrong');
  expect(describeTextSource(null)).toBeNull();
});

test.each([
  [false, null, ANALYSIS, 'Evidence processed and analyzed'],
  [true, 'bitcoin', ANALYSIS, 'Evidence processed and anchored to Bitcoin'],
  [true, 'development', ANALYSIS, 'Evidence processed and analyzed'],
  [false, null, null, 'Evidence received. What it says is shown as soon as it is read.'],
] as const)('anchored %s by %s, analysed %o: %s', (bitcoinAnchored, anchorChain, aiAnalysis, words) =>
  expect(describeUploaded({ bitcoinAnchored, anchorChain, aiAnalysis })).toBe(words),
);
