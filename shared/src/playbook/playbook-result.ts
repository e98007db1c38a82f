import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';

/** Version of the rules and of the way rows are made; stored with every result. */
export const PLAYBOOK_VERSION = 3;
/** Minimum of asks or cases for a rate. */
export const MIN_CASES = 5;

const quoteSchema = v.object({ exhibit: v.string(), text: v.string() });
/** What every row carries: how many reports show it, which, in which words, and by what rule. */
const shownBy = {
  n: v.number(),
  exhibits: v.array(v.string()),
  quotes: v.array(quoteSchema),
  why: ownWords,
};
const conditionSchema = v.object({ condition: ownWords, ...shownBy });

/** A cluster's playbook. */
export const playbookSchema = v.object({
  clusterId: v.string(),
  version: v.number(),
  /** Percent; null with fewer than two reports whose words could be read. */
  confidence: v.nullable(percentSchema),
  confidenceWhy: ownWords,
  /** Never set automatically: the checks show what is proven. */
  courtAdmissible: v.boolean(),
  admissibilityChecks: v.array(v.object({ check: ownWords, isShown: v.boolean(), detail: ownWords })),
  extractedAt: timeSchema,
  /** Reports of the cluster, those in which the other side speaks, and its turns with those a rule labelled. */
  evidence: v.object({
    reports: v.number(),
    reportsWithWords: v.number(),
    turns: v.number(),
    labelledTurns: v.number(),
    /** Older reports beyond the limit were left out. */
    isCut: v.boolean(),
  }),
  entryScripts: v.array(v.object({ technique: ownWords, script: v.nullable(v.string()), ...shownBy })),
  claims: v.array(v.object({ technique: ownWords, ...shownBy })),
  asks: v.array(v.object({ technique: ownWords, ...shownBy })),
  objectionHandling: v.array(
    v.object({
      trigger: ownWords,
      response: ownWords,
      /** Percent of asks followed by a recorded payment; null under five. */
      successRate: v.nullable(percentSchema),
      /** Asks the rate is of, or null where they are fewer than five. */
      asks: v.nullable(v.number()),
      ...shownBy,
    }),
  ),
  paymentPressure: v.array(
    v.object({
      stage: v.nullable(ownWords),
      timing: v.nullable(v.string()),
      technique: ownWords,
      triggers: v.array(ownWords),
      ...shownBy,
    }),
  ),
  stallingVsGhosting: v.object({
    stallConditions: v.array(conditionSchema),
    ghostConditions: v.array(conditionSchema),
    threshold: v.nullable(v.object({ hours: v.number(), silences: v.number(), why: ownWords })),
    /** Silences of dated messages that were read. */
    silences: v.number(),
    revivals: v.array(v.object({ days: v.number(), n: v.number(), exhibits: v.array(v.string()) })),
  }),
  decisionTrees: v.array(
    v.object({
      scenario: ownWords,
      condition: ownWords,
      action: ownWords,
      /** Percent of the condition's cases in which they do this; null under five cases. */
      confidence: v.nullable(percentSchema),
      cases: v.number(),
      ...shownBy,
    }),
  ),
});
export type Playbook = v.InferOutput<typeof playbookSchema>;
export type PlaybookQuote = v.InferOutput<typeof quoteSchema>;
/** A playbook before it is stored: the same reports give the same one. */
export type PlaybookFindings = Omit<Playbook, 'clusterId' | 'extractedAt'>;
