import type { Verdict } from './judge-targets.ts';
import { markdownTable } from './markdown-table.ts';
import { shortNumber } from './short-number.ts';

/** Renders every measured target: name, value, limit, met or missed. */
export function targetsTable(verdicts: readonly Verdict[]): string {
  const measured = verdicts.filter(({ isMet }) => isMet !== null);
  const rows = measured.map(({ target, value, isMet }) => [
    `${target.scenario} ${target.variant}`.trim(),
    target.text,
    shortNumber(value),
    `${target.sense === 'at most' ? '≤' : '≥'} ${target.limit}`,
    isMet ? 'met' : '**missed**',
  ]);
  const met = measured.filter(({ isMet }) => isMet).length;
  return `${markdownTable(['', 'ours', 'measured', 'target', ''], rows)}\n\n${met} of ${measured.length} targets met.`;
}
