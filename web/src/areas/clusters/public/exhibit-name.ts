import { t } from '@lingui/core/macro';

const REPORT = /^Report (\d+)$/u;

/** An exhibit as people read it: the citation of a report in the language of the reader, a file by its own name. */
export function exhibitName(exhibit: string): string {
  const [, number] = REPORT.exec(exhibit) ?? [];
  return number === undefined ? exhibit : t`Report ${number}`;
}
