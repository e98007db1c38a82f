/** The syntax of a file; which standard an XML file follows shows in its root. */
export type Format = 'sgml' | 'xml' | 'csv';

/** How files begin that people choose by mistake. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['%PDF', 'a PDF'],
  ['PK\u0003\u0004', 'an Excel workbook or another archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook or Word document'],
  ['{1:', 'an MT940 statement'],
  [':20:', 'an MT940 statement'],
  ['!Type:', 'a QIF file'],
  ['!Account', 'a QIF file'],
  ['<!DOCTYPE html', 'a web page'],
  ['<html', 'a web page'],
];
const HEAD = 2_048;

/** What a file seems to be that we do not read, by its first characters; null when it is none of these. */
export function otherFormat(head: string): string | null {
  const start = head.trimStart().toLowerCase();
  return OTHERS.find(([begins]) => start.startsWith(begins.toLowerCase()))?.[1] ?? null;
}

/** How a file is written, by its first characters. */
export function detectFormat(text: string): Format {
  const head = text.slice(0, HEAD).trimStart();
  if (/^(?:OFXHEADER:|<OFX>)/iu.test(head)) return 'sgml';
  return head.startsWith('<') ? 'xml' : 'csv';
}
