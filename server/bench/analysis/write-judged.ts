import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type JudgedFigure, type JudgedFigures, parseJudged } from '@fap/shared/evidence/model/judged.ts';
import {
  auroc,
  calibrationError,
  falseAlarmRate,
  type Judged,
  thresholdAtRecall,
  wilson,
} from '../../training/metrics.ts';
import { bootstrapInterval } from './bootstrap-interval.ts';
import { type BenchJudgement, RECALL } from './describe-judgements.ts';

const FILE = fileURLToPath(new URL('../../../shared/src/evidence/model/judged.json', import.meta.url));
const CHANNELS = ['email', 'sms', 'chat', 'call', 'post'] as const;
/** Interval bounds are bounds of a figure that was rounded too. */
const DIGITS = 4;

/** Writes the figures that the page on how texts are judged shows, of the analyzer beside the baseline. */
export async function writeJudged(
  version: string,
  judgedOn: string,
  ours: readonly BenchJudgement[],
  baseline: readonly BenchJudgement[],
): Promise<void> {
  const judged = {
    version,
    judgedOn,
    texts: ours.length,
    sources: new Set(ours.map(({ source }) => source)).size,
    all: figuresOf(ours, baseline, () => true),
    channels: CHANNELS.flatMap((channel) => {
      const isOf = (one: BenchJudgement) => one.channel === channel;
      const texts = ours.filter(isOf).length;
      return texts === 0 ? [] : [{ channel, texts, ...figuresOf(ours, baseline, isOf) }];
    }),
    calibrationError: figure(calibrationError(ours), bootstrapInterval(ours, calibrationError)),
  };
  const file = { judged };
  parseJudged(file);
  await writeFile(FILE, `${JSON.stringify(file, null, 2)}\n`);
}

function figuresOf(
  ours: readonly BenchJudgement[],
  baseline: readonly BenchJudgement[],
  isOf: (one: BenchJudgement) => boolean,
): JudgedFigures {
  const falseAlarmsOf = (all: readonly BenchJudgement[]): JudgedFigure | null => {
    const honest = all.filter((one) => isOf(one) && !one.isScam).map(byRank);
    if (honest.length === 0) return null;
    const rate = falseAlarmRate(honest, thresholdAtRecall(all.map(byRank), RECALL));
    return figure(rate, wilson(rate * honest.length, honest.length));
  };
  const aurocOf = (all: readonly BenchJudgement[]): JudgedFigure | null => {
    const group = all.filter(isOf).map((one) => ({ ...byRank(one), source: one.source }));
    if (new Set(group.map(({ isScam }) => isScam)).size < 2) return null;
    return figure(auroc(group), bootstrapInterval(group, auroc));
  };
  return {
    auroc: aurocOf(ours),
    baselineAuroc: aurocOf(baseline),
    falseAlarmsAt90: falseAlarmsOf(ours),
    baselineFalseAlarmsAt90: falseAlarmsOf(baseline),
  };
}

const byRank = ({ logOdds, isScam }: BenchJudgement): Judged => ({ probability: logOdds, isScam });

/** A figure within its interval: a bootstrap's may miss the value by a hair. */
function figure(value: number, [low, high]: readonly [number, number]): JudgedFigure {
  const round = (one: number) => Number(one.toFixed(DIGITS));
  return {
    value: round(value),
    low: Math.min(round(low), round(value)),
    high: Math.max(round(high), round(value)),
  };
}
