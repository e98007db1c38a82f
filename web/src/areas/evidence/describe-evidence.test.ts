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
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Table'],
  ['application/rtf', 'Text'],
  ['application/vnd.ms-outlook', 'E-mail'],
  ['message/rfc822', 'E-mail'],
  ['text/html', 'Web page'],
  ['text/csv', 'Table'],
  ['text/plain', 'Text'],
  ['application/octet-stream', 'File'],
] as const)('describeFileType calls %s "%s"', ([mimeType, name]) =>
  expect(describeFileType(mimeType)).toBe(name),
);

test('every grade but the owner gets a sentence on what is hidden', () => {
  expect(describeGrade('owner')).toBeNull();
  for (const grade of ['analyst', 'crowd', 'law-enforcement', 'public'] as const)
    expect(describeGrade(grade)).toBeTruthy();
});

test('text read from a picture comes with a warning that letters may be wrong', () => {
  expect(describeTextSource('ocr')).toContain('may be wrong');
  expect(describeTextSource(null)).toBeNull();
});

test.each([
  [false, null, ANALYSIS, 'Evidence processed and analyzed'],
  [true, 'bitcoin', ANALYSIS, 'Evidence processed and anchored to Bitcoin'],
  [true, 'development', ANALYSIS, 'Evidence processed and analyzed'],
  [false, null, null, 'Evidence received. We’ll show what it says once we’ve read it.'],
] as const)('anchored %s by %s, analysed %o: %s', (bitcoinAnchored, anchorChain, aiAnalysis, words) =>
  expect(describeUploaded({ bitcoinAnchored, anchorChain, aiAnalysis })).toBe(words),
);
