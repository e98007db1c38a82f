import { csvLine } from '@fap/shared/kernel/csv.ts';
import type { Playbook, PlaybookQuote } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';

interface Line {
  part: string;
  what: string;
  detail?: string;
  percent?: number | null;
  n: number;
  exhibits: readonly string[];
  quotes: readonly PlaybookQuote[];
}

const HEADER = ['Part', 'What', 'Detail', 'Percent', 'Reports', 'Exhibits', 'Quotes'];

/** The playbook as CSV: one line per row of any tab. */
export function playbookCsv(playbook: Playbook): string {
  const { stallingVsGhosting: ends } = playbook;
  const lines: Line[] = [
    ...playbook.entryScripts.map((row) => ({ part: t`Entry script`, what: row.technique, ...row })),
    ...playbook.claims.map((row) => ({ part: 'Claim', what: row.technique, ...row })),
    ...playbook.asks.map((row) => ({ part: 'Ask', what: row.technique, ...row })),
    ...playbook.objectionHandling.map((row) => ({
      part: 'Objection',
      what: row.trigger,
      detail: row.response,
      percent: row.successRate,
      ...row,
    })),
    ...playbook.paymentPressure.map((row) => ({
      part: 'Pressure',
      what: row.technique,
      detail: [row.stage, row.timing].filter(Boolean).join('; '),
      ...row,
    })),
    ...ends.stallConditions.map((row) => ({ part: 'Stalling', what: row.condition, ...row })),
    ...ends.ghostConditions.map((row) => ({ part: 'Ghosting', what: row.condition, ...row })),
    ...playbook.decisionTrees.map((row) => ({
      part: 'Decision',
      what: row.condition,
      detail: row.action,
      percent: row.confidence,
      ...row,
    })),
  ];
  const rows = lines.map(({ part, what, detail = '', percent, n, exhibits, quotes }) => [
    part,
    what,
    detail,
    percent === null || percent === undefined ? '' : String(percent),
    String(n),
    exhibits.join('; '),
    quotes.map(({ exhibit, text }) => `${exhibit}: ${text}`).join(' | '),
  ]);
  return [HEADER, ...rows].map(csvLine).join('');
}
