import { parseArgs } from 'node:util';
import { analyzeText } from '@fap/shared/evidence/analyze-text.ts';
import { calibrate, fitScam, fitTypes, likeliestType, type OutsideJudgement } from '../training/fit-model.ts';
import { judgeWith } from '../training/judge-outside.ts';
import { isOwn } from '../training/labelled-text.ts';
import { type Fold, leaveSourcesOut } from '../training/leave-out.ts';
import { loadOwnTexts } from '../training/load-own-texts.ts';
import { loadPublicTexts } from '../training/load-public-texts.ts';
import { thresholdAtRecall } from '../training/metrics.ts';
import { sampleSources } from '../training/sample-sources.ts';
import { extractAllFeatures, type FeaturedText } from '../training/vectorize.ts';
import { type BenchJudgement, describeJudgements, RECALL } from './analysis/describe-judgements.ts';
import { describeHiddenDemands, type HiddenDemand, hideDemands } from './analysis/hidden-demands.ts';
import { judgeHardTexts } from './analysis/judge-hard-texts.ts';
import { judgeByTfIdf } from './analysis/tf-idf-baseline.ts';
import { describeMachine } from './live/machine/describe-machine.ts';

/**
 * `pnpm bench:analysis --public FILE [--public FILE]`: judges every public text by a model that has seen nothing of its source, beside TF-IDF with
 * logistic regression trained on the same texts. Texts of our own teach in both and judge in neither; with `--own` their authors are left
 * out one after the other, in a table of its own, which is kinder than strangers are.
 */
const { values } = parseArgs({
  options: {
    public: { type: 'string', multiple: true, default: [] },
    own: { type: 'boolean', default: false },
    hard: { type: 'boolean', default: false },
  },
});
/** Texts of one source and label that are judged; more would make one collection the measure of all. */
const MAX_JUDGED = 600;

// With `--hard` alone these are all: they take a second, the folds of public texts an hour.
if (values.hard) console.log(`${await judgeHardTexts()}\n`);
if (values.hard && values.public.length === 0) process.exit();

const texts = extractAllFeatures([...(await loadOwnTexts()), ...(await loadPublicTexts(values.public))]);
const folds = leaveSourcesOut(texts).map((fold) => ({ ...fold, test: sampleSources(fold.test, MAX_JUDGED) }));
console.log(describeMachine());
for (const [title, wanted] of [
  ['Public texts, each source left out whole', false],
  ...(values.own ? ([['Texts of our own, each author left out', true]] as const) : []),
] as const) {
  const own = folds.filter(({ name }) => isOwn({ source: name }) === wanted);
  const hidden: HiddenDemand[] = [];
  const ours = own.flatMap((fold) => judge(fold, hidden));
  const theirs = own.flatMap((fold) => judgeByTfIdf(fold));
  const types = new Map(own.flatMap(predictTypes));
  const table = (judged: readonly OutsideJudgement[], known: ReadonlyMap<FeaturedText, string>) =>
    describeJudgements(toBenchJudgements(judged, known));
  console.log(`\n**${title}** (${ours.length} of ${texts.length} texts)\n\n${table(ours, types)}\n`);
  console.log(`**The same by TF-IDF and logistic regression**\n\n${table(theirs, new Map())}\n`);
  if (hidden.length > 0) console.log(`${describeHiddenDemands(hidden, findThreshold(ours))}\n`);
}

const sample = sampleSources(texts, MAX_JUDGED);
const bytes = sample.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
const startedAt = performance.now();
for (const { text } of sample) analyzeText(text);
const seconds = (performance.now() - startedAt) / 1_000;
console.log(
  `One core reads ${Math.round(sample.length / seconds)} texts/s, ${(bytes / seconds / 1e6).toFixed(2)} MB/s.`,
);

function judge(fold: Fold, hidden: HiddenDemand[]): OutsideJudgement[] {
  const model = fitScam(fold.train);
  console.error(`judged ${fold.name}, ${Math.round(process.uptime())} s`);
  hidden.push(...hideDemands(fold, model));
  return judgeWith(model, fold.test);
}

function predictTypes({ train, test }: Fold): [FeaturedText, string][] {
  const typed = test.filter(({ type }) => type !== null);
  if (typed.length === 0) return [];
  const model = fitTypes(train);
  return typed.map((text) => [text, likeliestType(model, text)]);
}

/** The threshold of log-odds that nine in ten scams reach. */
function findThreshold(judgements: readonly OutsideJudgement[]): number {
  const judged = judgements.map(({ text, logOdds }) => ({ isScam: text.isScam, probability: logOdds }));
  return thresholdAtRecall(judged, RECALL);
}

/** Probabilities of each source by a calibration that was fitted to the others. */
function toBenchJudgements(
  judgements: readonly OutsideJudgement[],
  types: ReadonlyMap<FeaturedText, string>,
): BenchJudgement[] {
  return [...Map.groupBy(judgements, ({ text }) => text.source)].flatMap(([source, group]) => {
    const { slope, offset } = calibrate(judgements.filter(({ text }) => text.source !== source));
    return group.map(({ text, logOdds }): BenchJudgement => {
      const predicted = types.get(text);
      return {
        logOdds,
        probability: 1 / (1 + Math.exp(-(slope * logOdds + offset))),
        isScam: text.isScam,
        source: text.source,
        channel: text.channel,
        type: text.type !== null && predicted !== undefined ? { actual: text.type, predicted } : null,
      };
    });
  });
}
