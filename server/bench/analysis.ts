import { parseArgs } from 'node:util';
import { analyzeText } from '@fap/shared/evidence/analyze-text.ts';
import shipped from '@fap/shared/evidence/model/shipped.json' with { type: 'json' };
import { EMBEDDING_CACHE } from '../training/embed-texts.ts';
import { calibrate, fitScam, fitTypes, likeliestType, type OutsideJudgement } from '../training/fit-model.ts';
import { judgeWith } from '../training/judge-outside.ts';
import { isOwn } from '../training/labelled-text.ts';
import { type Fold, leaveSourcesOut } from '../training/leave-out.ts';
import { loadOwnTexts } from '../training/load-own-texts.ts';
import { loadPublicTexts } from '../training/load-public-texts.ts';
import { thresholdAtRecall } from '../training/metrics.ts';
import { MAX_TAUGHT, sampleSources } from '../training/sample-sources.ts';
import { extractAllFeatures, type FeaturedText } from '../training/vectorize.ts';
import { type BenchJudgement, describeJudgements, RECALL } from './analysis/describe-judgements.ts';
import { describeHiddenDemands, hideDemands } from './analysis/hidden-demands.ts';
import { judgeHardTexts } from './analysis/judge-hard-texts.ts';
import { judgeByTfIdf } from './analysis/tf-idf-baseline.ts';
import { writeJudged } from './analysis/write-judged.ts';
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
// With `--hard` alone these are all: they take a second, the folds of public texts twenty minutes.
if (values.hard) console.log(`${await judgeHardTexts()}\n`);
if (values.hard && values.public.length === 0) process.exit();

/** One of so many texts is read once more for the speed: each takes a quarter of a second with its counterfactual. */
const TIMED_EVERY = 40;
const strangers = sampleSources(await loadPublicTexts(values.public), MAX_TAUGHT);
const texts = await extractAllFeatures([...(await loadOwnTexts()), ...strangers], EMBEDDING_CACHE);
console.log(describeMachine());
const outside = leaveSourcesOut(texts).filter(({ name }) => !isOwn({ source: name }));
const ours = toBenchJudgements(await judgeAll(outside), new Map(outside.flatMap(predictTypes)));
const baseline = toBenchJudgements(outside.flatMap(judgeByBaseline), new Map());
describe('Public texts, each source left out whole', ours, baseline);
console.log(`${describeHiddenDemands(await hideDemands(texts), findThreshold(ours))}\n`);
await writeJudged(shipped.version, new Date().toISOString().slice(0, 10), ours, baseline);
if (values.own) {
  const folds = leaveSourcesOut(texts).filter(({ name }) => isOwn({ source: name }));
  describe(
    'Texts of our own, each author left out',
    toBenchJudgements(await judgeAll(folds), new Map(folds.flatMap(predictTypes))),
    toBenchJudgements(folds.flatMap(judgeByBaseline), new Map()),
  );
}

const timed = texts.filter((_, index) => index % TIMED_EVERY === 0);
const bytes = timed.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
const startedAt = performance.now();
for (const { text } of timed) await analyzeText(text);
const seconds = (performance.now() - startedAt) / 1_000;
console.log(
  `One core reads ${Math.round(timed.length / seconds)} texts/s, ${(bytes / seconds / 1e6).toFixed(2)} MB/s.`,
);

function describe(
  title: string,
  judged: readonly BenchJudgement[],
  byBaseline: readonly BenchJudgement[],
): void {
  console.log(
    `\n**${title}** (${judged.length} of ${texts.length} texts)\n\n${describeJudgements(judged)}\n`,
  );
  console.log(`**The same by TF-IDF and logistic regression**\n\n${describeJudgements(byBaseline)}\n`);
}

async function judgeAll(folds: readonly Fold[]): Promise<OutsideJudgement[]> {
  const judgements: OutsideJudgement[] = [];
  for (const { name, train, test } of folds) {
    console.error(`judging ${name}, ${Math.round(process.uptime())} s`);
    judgements.push(...(await judgeWith(fitScam(train), test)));
  }
  return judgements;
}

function judgeByBaseline(fold: Fold): OutsideJudgement[] {
  console.error(`judging ${fold.name} by TF-IDF, ${Math.round(process.uptime())} s`);
  return judgeByTfIdf(fold);
}

function predictTypes({ train, test }: Fold): [FeaturedText, string][] {
  const typed = test.filter(({ type }) => type !== null);
  if (typed.length === 0) return [];
  console.error(`types of ${typed[0]?.source}, ${Math.round(process.uptime())} s`);
  const model = fitTypes(train);
  return typed.map((text) => [text, likeliestType(model, text)]);
}

/** The threshold of log-odds that nine in ten scams reach. */
function findThreshold(judgements: readonly BenchJudgement[]): number {
  const judged = judgements.map(({ isScam, logOdds }) => ({ isScam, probability: logOdds }));
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
