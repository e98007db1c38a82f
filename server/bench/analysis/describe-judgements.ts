import {
  auroc,
  calibrationError,
  falseAlarmRate,
  type Judged,
  macroF1,
  thresholdAtRecall,
  wilson,
} from '../../training/metrics.ts';
import { markdownTable } from '../live/report/markdown-table.ts';
import { bootstrapInterval } from './bootstrap-interval.ts';

/** A judged text with the fields of the tables. */
export interface BenchJudgement extends Judged {
  /** Before calibration, which differs from source to source: by this they are ranked. */
  logOdds: number;
  source: string;
  channel: string;
  /** The actual and the predicted type; null without a type label. */
  type: { actual: string; predicted: string } | null;
}

/** Recall of scams at which false alarms are counted. */
export const RECALL = 0.9;

/** Renders the figures of one method over all texts, by channel and by source, with 95 % intervals, as a Markdown table. */
export function describeJudgements(judged: readonly BenchJudgement[]): string {
  const threshold = thresholdAtRecall(judged.map(byRank), RECALL);
  const groups: [string, readonly BenchJudgement[]][] = [
    ['all', judged],
    ...Map.groupBy(judged, ({ channel }) => channel),
    ...Map.groupBy(judged, ({ source }) => source),
  ];
  return markdownTable(
    [
      'left out',
      'texts',
      'AUROC (95 %)',
      `false alarms at recall ${RECALL} (95 %)`,
      'recall there (95 %)',
      'calibration error',
      'type macro-F1',
    ],
    groups.map(([name, group]) => {
      const [honest, scams] = [group.filter(({ isScam }) => !isScam), group.filter(({ isScam }) => isScam)];
      const typed = group.flatMap(({ type }) => type ?? []);
      return [
        name,
        `${group.length}`,
        honest.length > 0 && scams.length > 0 ? describeAuroc(group) : '',
        honest.length > 0 ? share(falseAlarmRate(group.map(byRank), threshold), honest.length) : '',
        scams.length > 0
          ? share(scams.filter(({ logOdds }) => logOdds >= threshold).length / scams.length, scams.length)
          : '',
        calibrationError(group).toFixed(3),
        typed.length > 0 ? macroF1(typed).toFixed(2) : '',
      ];
    }),
  );
}

const byRank = ({ logOdds, isScam }: BenchJudgement): Judged => ({ probability: logOdds, isScam });

function describeAuroc(group: readonly BenchJudgement[]): string {
  const ranked = group.map((one) => ({ ...byRank(one), source: one.source }));
  const [low, high] = bootstrapInterval(ranked, auroc);
  return `${auroc(ranked).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

function share(found: number, of: number): string {
  const [low, high] = wilson(found * of, of).map((bound) => (bound * 100).toFixed(1));
  return `${(found * 100).toFixed(1)} % (${low}–${high})`;
}
