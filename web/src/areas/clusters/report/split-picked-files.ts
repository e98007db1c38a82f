import { REPORT_FILE_EXTENSIONS } from '@fap/shared/clusters/constants.ts';

/** The largest file the server takes, in bytes (specification, section 5: 50 MB). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Parts picked files into those a report can carry and the reasons why the others cannot come along. */
export function splitPickedFiles(picked: readonly File[]): { fitting: File[]; reasons: string[] } {
  const fitting: File[] = [];
  const reasons: string[] = [];
  for (const file of picked) {
    const name = file.name.toLowerCase();
    if (!REPORT_FILE_EXTENSIONS.some((extension) => name.endsWith(extension))) {
      reasons.push(`${file.name} is of a kind we cannot take here. A screenshot of it works.`);
    } else if (file.size > MAX_FILE_BYTES) {
      reasons.push(`${file.name} is too large: at most 50 MB.`);
    } else {
      fitting.push(file);
    }
  }
  return { fitting, reasons };
}
