import {
  auroc,
  calibrationError,
  f1,
  falseAlarmRate,
  type Judged,
  macroF1,
  thresholdAtRecall,
} from '../../training/metrics.ts';
import { markdownTable } from '../live/report/markdown-table.ts';

/** A judged text with the fields of the tables. */
export interface BenchJudgement extends Judged {
  source: string;
  channel: string;
  /** The actual and the predicted type; null without a type label. */
  type: { actual: string; predicted: string } | null;
}

/** Recall of scams at which false alarms are counted. */
export const RECALL = 0.9;

/** Renders the figures of one method over all texts, by channel and by source, as a Markdown table. */
export function describeJudgements(judged: readonly BenchJudgement[]): string {
  const threshold = thresholdAtRecall(judged, RECALL);
  const groups: [string, readonly BenchJudgement[]][] = [
    ['all', judged],
    ...Map.groupBy(judged, ({ channel }) => channel),
    ...Map.groupBy(judged, ({ source }) => source),
  ];
  return markdownTable(
    [
      'left out',
      'texts',
      'AUROC',
      'F1',
      `false alarms at recall ${RECALL}`,
      'recall there',
      'calibration error',
      'type macro-F1',
    ],
    groups.map(([name, group]) => {
      const scams = group.filter(({ isScam }) => isScam);
      const isMixed = scams.length > 0 && scams.length < group.length;
      const typed = group.flatMap(({ type }) => type ?? []);
      return [
        name,
        `${group.length}`,
        isMixed ? auroc(group).toFixed(3) : '',
        isMixed ? f1(group).toFixed(3) : '',
        scams.length < group.length ? percent(falseAlarmRate(group, threshold)) : '',
        scams.length > 0
          ? percent(scams.filter(({ probability }) => probability >= threshold).length / scams.length)
          : '',
        calibrationError(group).toFixed(3),
        typed.length > 0 ? macroF1(typed).toFixed(2) : '',
      ];
    }),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
