import { expect, test } from 'vitest';
import {
  describeFileType,
  describeGrade,
  describeTextSource,
  describeUploaded,
} from './describe-evidence.ts';

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
  [false, null, 'Evidence processed and analyzed'],
  [true, 'bitcoin', 'Evidence processed and anchored to Bitcoin'],
  [true, 'development', 'Evidence processed and analyzed'],
] as const)('anchored %s by %s: %s', (bitcoinAnchored, anchorChain, words) =>
  expect(describeUploaded({ bitcoinAnchored, anchorChain })).toBe(words),
);
