import type { CodeSign } from '@fap/shared/evidence/file-traces.ts';

/** What a PDF does by itself, in the names of its objects (ISO 32000-1, 12.6); escapes such as #4a are undone first. */
const PDF_SIGNS: readonly (readonly [CodeSign, RegExp])[] = [
  ['script-in-document', /\/(?:JavaScript|JS)(?=[\s(<[/])/u],
  ['starts-program', /\/Launch(?=[\s/<>])/u],
];
const STARTS = /\/(?:OpenAction|AA)(?=[\s<[/])/u;
const ESCAPE = /#([\da-fA-F]{2})/gu;
/** Where macros are kept. */
const MACROS = 'vbaProject.bin';
/** Attachments that run when they are opened. */
const PROGRAM =
  /\.(?:exe|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|msi|jar|lnk|iso|img|apk|dmg|docm|xlsm)$/iu;

/** Scripts, programs and starting actions of a PDF, as far as its objects stand open; those inside compressed streams are not seen. */
export function tracePdf(bytes: Buffer): CodeSign[] {
  const text = bytes
    .toString('latin1')
    .replaceAll(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const signs = PDF_SIGNS.flatMap(([sign, pattern]) => (pattern.test(text) ? [sign] : []));
  // Many honest documents say which page to open first; it matters where there is something to run.
  return signs.length > 0 && STARTS.test(text) ? [...signs, 'starts-by-itself'] : signs;
}

/** Whether an office document has macros. */
export const traceOffice = (bytes: Buffer): CodeSign[] => (bytes.includes(MACROS) ? ['macro'] : []);

/** Whether programs are among attached files. */
export const traceAttached = (attachments: readonly { fileName: string }[]): CodeSign[] =>
  attachments.some(({ fileName }) => PROGRAM.test(fileName.trim())) ? ['program-attached'] : [];
