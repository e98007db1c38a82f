import { CONTACT_METHODS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** One victim's report. Texts contain placeholders ({domain}, {btc} …) with the same values within a cluster. */
const corpusReport = v.strictObject({
  contactMethod: v.picklist(CONTACT_METHODS),
  dateOccurred: v.pipe(v.string(), v.isoDate()),
  /** As written by the victim, such as "$2,500"; empty when no money was lost. */
  amountInvolved: v.string(),
  scamPersonas: v.string(),
  description: text,
  evidence: text,
});
export type CorpusReport = v.InferOutput<typeof corpusReport>;

const corpusCluster = v.strictObject({
  name: text,
  scamType: v.picklist(SCAM_TYPES),
  verifiedBy: v.array(v.picklist(['BBB', 'FBI', 'Trustpilot', 'Manual'])),
  sources: v.array(text),
  /** The first report founds the cluster; each later one shares an indicator with it. */
  reports: v.pipe(v.array(corpusReport), v.minLength(1)),
});
export type CorpusCluster = v.InferOutput<typeof corpusCluster>;

/** A file of `clusters/`: the clusters of one scam type, the largest first. */
export const corpusFile = v.array(corpusCluster);

/** A file of `pieces/`: agents' contributions for each anatomy layer (1 to 14). */
export const piecesFile = v.record(v.pipe(v.string(), v.regex(/^(?:[1-9]|1[0-4])$/u)), v.array(text));

/** The second report of a cluster of which the corpus has one: of somebody who met the same crew some days later. */
const secondReport = v.strictObject({
  cluster: text,
  contactMethod: v.picklist(CONTACT_METHODS),
  amountInvolved: v.string(),
  scamPersonas: v.string(),
  description: text,
  evidence: text,
});
export type SecondReport = v.InferOutput<typeof secondReport>;

/** A file of `second-reports/`. */
export const secondReportFile = v.array(secondReport);

/** A later report of a corpus cluster that also names a site of other clusters. */
const familyReport = v.strictObject({
  /** Number of the cluster, from 1. */
  cluster: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...corpusReport.entries,
});
export type FamilyReport = v.InferOutput<typeof familyReport>;

/** `family-reports.json`. */
export const familyFile = v.array(familyReport);

/** A report of a wave; dates and the times of its messages are relative to when it is seeded. */
const waveReport = v.strictObject({
  contactMethod: v.picklist(CONTACT_METHODS),
  /** Empty when no money was lost; then `asked` says what was demanded. */
  amountInvolved: v.string(),
  asked: v.optional(text),
  description: text,
});

/**
 * Reports of people who met the same script within a few weeks. The other side's messages differ in sums and times only
 * ({sum}, {first}, {ask}, {again}), as those of one crew do; each description is somebody else's.
 */
const wave = v.strictObject({
  cluster: text,
  scamPersonas: text,
  script: text,
  reports: v.pipe(v.array(waveReport), v.minLength(1)),
});
export type Wave = v.InferOutput<typeof wave>;

/** A file of `waves/`. */
export const waveFile = v.array(wave);
