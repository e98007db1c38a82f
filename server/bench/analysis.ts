import { parseArgs } from 'node:util';
import { analyzeText } from '@fap/shared/evidence/analyze-text.ts';
import { calibrate, fitScam, type OutsideJudgement } from '../training/fit-model.ts';
import { judgeWith, predictTypes } from '../training/judge-outside.ts';
import { leaveSourcesOut } from '../training/leave-out.ts';
import { loadOwnTexts } from '../training/load-own-texts.ts';
import { loadPublicTexts } from '../training/load-public-texts.ts';
import { thresholdAtRecall } from '../training/metrics.ts';
import { sampleSources } from '../training/sample-sources.ts';
import { extractAllFeatures } from '../training/vectorize.ts';
import { type BenchJudgement, describeJudgements, RECALL } from './analysis/describe-judgements.ts';
import { describeHiddenDemands, type HiddenDemand, hideDemands } from './analysis/hidden-demands.ts';
import { judgeByTfIdf } from './analysis/tf-idf-baseline.ts';
import { describeMachine } from './live/machine/describe-machine.ts';

// `pnpm bench:analysis --public FILE`: judges every text by a model trained on the other sources, compares with a TF-IDF
// baseline, and measures how many texts a core reads in a second.
const { values } = parseArgs({ options: { public: { type: 'string' } } });
const own = await loadOwnTexts();
const texts = extractAllFeatures([
  ...own,
  ...(values.public ? sampleSources(await loadPublicTexts(values.public)) : []),
]);

const hidden: HiddenDemand[] = [];
const ours = leaveSourcesOut(texts).flatMap((fold) => {
  console.error(`ours without ${fold.name}`);
  const model = fitScam(fold.train);
  hidden.push(...hideDemands(fold, model));
  return judgeWith(model, fold.test);
});
const types = predictTypes(texts, (name) => console.error(`types without ${name}`));
const theirs = leaveSourcesOut(texts).flatMap((fold) => {
  console.error(`TF-IDF without ${fold.name}`);
  return judgeByTfIdf(fold);
});

console.log(describeMachine());
console.log(`\n${texts.length} texts, each judged by a model trained without its source.\n`);
console.log(`**Ours**\n\n${describeJudgements(toBenchJudgements(ours, types))}\n`);
console.log(
  `**TF-IDF and logistic regression**\n\n${describeJudgements(toBenchJudgements(theirs, new Map()))}\n`,
);

console.log(`${describeHiddenDemands(hidden, findThreshold(ours))}\n`);

const bytes = texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
const startedAt = performance.now();
for (const { text } of texts) analyzeText(text);
const seconds = (performance.now() - startedAt) / 1_000;
console.log(
  `One core reads ${Math.round(texts.length / seconds)} texts/s, ${(bytes / seconds / 1e6).toFixed(2)} MB/s.`,
);

/** The threshold of log-odds that nine in ten scams reach. */
function findThreshold(judgements: readonly OutsideJudgement[]): number {
  const judged = judgements.map(({ text, logOdds }) => ({ isScam: text.isScam, probability: logOdds }));
  return thresholdAtRecall(judged, RECALL);
}

function toBenchJudgements(
  judgements: readonly OutsideJudgement[],
  types: ReadonlyMap<unknown, string>,
): BenchJudgement[] {
  const { slope, offset } = calibrate(judgements);
  return judgements.map(({ text, logOdds }) => {
    const predicted = types.get(text);
    return {
      probability: 1 / (1 + Math.exp(-(slope * logOdds + offset))),
      isScam: text.isScam,
      source: text.source,
      channel: text.channel,
      type: text.type !== null && predicted !== undefined ? { actual: text.type, predicted } : null,
    };
  });
}
