import { REPORT_FILE_EXTENSIONS } from '@fap/shared/reports/constants.ts';
import { t } from '@lingui/core/macro';
import { formatMegabytes } from '../../ui/format-size.ts';

/** Splits picked files into those a report accepts and the reasons why the others are refused. */
export function splitPickedFiles(
  picked: readonly File[],
  maxBytes: number,
): { fitting: File[]; reasons: string[] } {
  const fitting: File[] = [];
  const reasons: string[] = [];
  for (const file of picked) {
    const name = file.name.toLowerCase();
    if (!REPORT_FILE_EXTENSIONS.some((extension) => name.endsWith(extension))) {
      reasons.push(t`We can’t accept this kind of file: ${file.name}. A screenshot of it works.`);
    } else if (file.size > maxBytes) {
      reasons.push(t`${file.name} is too large: at most ${formatMegabytes(maxBytes)}.`);
    } else {
      fitting.push(file);
    }
  }
  return { fitting, reasons };
}
