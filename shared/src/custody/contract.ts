import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { timeSchema } from '../kernel/schemas.ts';

/** A ClusterChain ID as somebody typed it. */
export const clusterChainIdSchema = v.pipe(
  v.string(t`Please enter a valid ClusterChain ID to verify`),
  v.trim(),
  v.minLength(1, t`Please enter a valid ClusterChain ID to verify`),
  v.maxLength(100, t`Please enter a valid ClusterChain ID to verify`),
);
const chainBody = { body: v.object({ clusterChainId: clusterChainIdSchema }) };

/** What was checked: the log itself, a file, or a stamp. */
export const FLAW_KINDS = ['entry', 'file', 'stamp'] as const;

const flawSchema = v.object({
  kind: v.picklist(FLAW_KINDS),
  /** The entry of the log that does not fit, or by which the evidence item came; null where the log names none. */
  seq: v.nullable(v.number()),
  evidenceId: v.nullable(v.string()),
  reason: ownWords,
});

/** What a check of a custody log found, and how much it looked at. */
export const chainCheckSchema = v.object({
  isValid: v.boolean(),
  /** Entries of the log that were found right. */
  checked: v.number(),
  /** The first entry that does not fit. */
  firstBadEntry: v.optional(v.number()),
  /** Evidence items by what became of their stamps, and the stamps of the log's own heads. */
  anchors: v.object({
    verified: v.number(),
    anchored: v.number(),
    processing: v.number(),
    failed: v.number(),
    heads: v.number(),
  }),
  /** Evidence items whose bytes were hashed again. */
  files: v.number(),
  /** SHA-256 of the last entry. */
  head: v.string(),
  flaws: v.array(flawSchema),
  checkedAt: timeSchema,
});
export type ChainCheck = v.InferOutput<typeof chainCheckSchema>;
export type ChainFlawFound = v.InferOutput<typeof flawSchema>;

export const HEALTH_STATES = ['ok', 'degraded', 'unknown'] as const;

const healthSchema = v.object({
  state: v.picklist(HEALTH_STATES),
  /** What was looked at, in a sentence. */
  reason: ownWords,
  /** When; null before the first time. */
  checkedAt: v.nullable(timeSchema),
});

export const custodyContract = {
  chainSummary: defineEndpoint({
    method: 'GET',
    path: '/api/cluster-chain/summary',
    summary: 'Figures, newest activity and health of the ClusterChain',
    access: 'signed-in',
    responses: {
      200: v.object({
        totalClusters: v.number(),
        /** Clusters of which a file is in a block. */
        blockchainAnchored: v.number(),
        legalReady: v.number(),
        /** Clusters whose last check found nothing wrong. */
        integrityVerified: v.number(),
        recentActivity: v.array(
          v.object({
            clusterChainId: v.string(),
            clusterId: v.string(),
            clusterName: v.string(),
            action: v.string(),
            timestamp: timeSchema,
          }),
        ),
        systemHealth: v.object({
          blockchainConnectivity: healthSchema,
          cryptographicIntegrity: healthSchema,
          legalCompliance: healthSchema,
        }),
      }),
    },
  }),
  chainVerify: defineEndpoint({
    method: 'POST',
    path: '/api/cluster-chain/verify',
    summary:
      "Recomputes a cluster's custody log, the SHA-256 of its files, and its stamps; with `Accept: application/x-ndjson` lines of progress, the last of which is the result",
    access: 'signed-in',
    ...chainBody,
    limit: 'analyses',
    responses: { 200: chainCheckSchema },
  }),
};
