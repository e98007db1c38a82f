import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { momentSchema } from '../kernel/moment.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { STRIKE_GATES, STRIKE_PARTS, type StrikeGate, type StrikePart } from './strike-score.ts';

const MAX_CENTS = 100_000_000_000;
const centsSchema = v.pipe(
  v.number(t`Please enter an amount`),
  v.integer(t`Please enter whole cents`),
  v.minValue(0, t`Please enter an amount that is not negative`),
  v.maxValue(MAX_CENTS, t`This amount is too large`),
);

const parts = Object.keys(STRIKE_PARTS) as StrikePart[];

/** What analysts found out; null where nobody has said anything. */
export const assessmentSchema = v.object({
  documentedCents: v.nullable(centsSchema),
  largestPaymentCents: v.nullable(centsSchema),
  isOngoing: v.nullable(v.boolean()),
  liveAt: v.nullable(momentSchema),
  isRedacted: v.boolean(),
  isSignedOff: v.boolean(),
});
export type Assessment = v.InferOutput<typeof assessmentSchema>;

export const strikeViewSchema = v.object({
  cluster: v.object({ id: v.string(), name: v.string(), clusterChainId: v.string() }),
  /** 0 to 100. */
  score: v.number(),
  /** Whether a gate holds it at 84. */
  isHeld: v.boolean(),
  /** Whether law enforcement may read now. */
  isWindowOpen: v.boolean(),
  parts: v.object(v.entriesFromList(parts, v.object({ points: v.number(), max: v.number() }))),
  gates: v.object(v.entriesFromList([...STRIKE_GATES] as StrikeGate[], v.boolean())),
  /** What would raise it, the most points first. */
  raises: v.array(v.object({ part: v.picklist(parts), points: v.number(), sentence: ownWords })),
  assessment: assessmentSchema,
  computedAt: timeSchema,
});
export type StrikeView = v.InferOutput<typeof strikeViewSchema>;

export const strikeContract = {
  score: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/strike-score',
    summary:
      'How actionable a cluster is for an investigator, with what it is made of and what would raise it',
    access: 'dossier.read',
    params: v.object({ id: idSchema }),
    responses: { 200: strikeViewSchema },
  }),
  assess: defineEndpoint({
    method: 'PUT',
    path: '/api/clusters/:id/strike-assessment',
    summary: 'What analysts found out for the score, and their sign-off',
    access: 'dossier.export',
    limit: 'analyses',
    params: v.object({ id: idSchema }),
    body: assessmentSchema,
    responses: { 200: strikeViewSchema },
  }),
};
