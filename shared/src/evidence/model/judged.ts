import * as v from 'valibot';
import judged from './judged.json' with { type: 'json' };

/** A figure with its 95 % interval. */
const intervalSchema = v.pipe(
  v.strictObject({ value: v.number(), low: v.number(), high: v.number() }),
  v.check(({ value, low, high }) => low <= value && value <= high, 'A value lies within its interval'),
);
export type JudgedFigure = v.InferOutput<typeof intervalSchema>;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Figures of one method over a group of texts; null where the group has no scams, or no honest texts. */
const figuresSchema = v.strictObject({
  /** How often a scam ranks above an honest text. */
  auroc: v.nullable(intervalSchema),
  /** The same by TF-IDF with logistic regression, taught by the same texts. */
  baselineAuroc: v.nullable(intervalSchema),
  /** Share of honest texts called a scam where nine in ten scams are found. */
  falseAlarmsAt90: v.nullable(intervalSchema),
  baselineFalseAlarmsAt90: v.nullable(intervalSchema),
});
export type JudgedFigures = v.InferOutput<typeof figuresSchema>;

const judgedModelSchema = v.strictObject({
  /** The version of the weights that was judged; the shipped one may be newer. */
  version: v.pipe(v.string(), v.regex(/^text-\d+$/u)),
  judgedOn: v.pipe(v.string(), v.isoDate()),
  texts: countSchema,
  sources: countSchema,
  all: figuresSchema,
  channels: v.array(
    v.strictObject({
      channel: v.picklist(['email', 'sms', 'chat', 'call', 'post']),
      texts: countSchema,
      ...figuresSchema.entries,
    }),
  ),
  /** Mean gap between the given probability and the share that were scams. */
  calibrationError: intervalSchema,
});
export type JudgedModel = v.InferOutput<typeof judgedModelSchema>;

/** Reads the file of figures that `pnpm bench:analysis` writes; null until a version has been judged. Throws for anything else. */
export const parseJudged = (file: unknown): JudgedModel | null =>
  v.parse(v.strictObject({ judged: v.nullable(judgedModelSchema) }), file).judged;

/** The committed figures. Only the screen that shows them imports this. */
export const JUDGED_MODEL: JudgedModel | null = parseJudged(judged);
