import { expect, test } from 'vitest';
import { pictureToPdf } from './picture-pdf.ts';

const picture = { bytes: Uint8Array.from([0xff, 0xd8, 0x80, 0x0a, 0xff, 0xd9]), width: 800, height: 400 };
const read = (pdf: Uint8Array) => String.fromCharCode(...pdf);

test('every object stands where the table of the file says', () => {
  const pdf = read(pictureToPdf(picture, 'Ring Alpha'));
  const start = Number(pdf.split('startxref\n')[1]?.split('\n')[0]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  const offsets = pdf
    .slice(start)
    .split('\n')
    .filter((row) => row.endsWith(' n '))
    .map((row) => Number(row.slice(0, 10)));
  expect(offsets).toHaveLength(6);
  for (const [at, offset] of offsets.entries())
    expect(pdf.slice(offset, offset + 8)).toBe(`${at + 1} 0 obj\n`);
});

test('the page shows the picture as it is, in its shape', () => {
  const pdf = read(pictureToPdf(picture, 'Ring Alpha'));
  expect(pdf).toContain('/MediaBox [0 0 600.00 300.00]');
  expect(pdf).toContain(`/Length 6 >>\nstream\n${read(picture.bytes)}\nendstream`);
  expect(read(pictureToPdf({ ...picture, width: 40_000 }, ''))).toContain('/MediaBox [0 0 14400.00 144.00]');
});

test('a title of any script is kept and cannot end its string', () => {
  expect(read(pictureToPdf(picture, 'Ä)>>'))).toContain('/Title <FEFF00C40029003E003E>');
});
