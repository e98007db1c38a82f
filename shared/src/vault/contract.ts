import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { ANCHOR_STATES, CHAINS, EVIDENCE_TYPES, PROOF_OUTCOMES, SOURCE_TYPES } from './constants.ts';

const hexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

const vaultEntrySchema = v.object({
  id: v.string(),
  sourceType: v.picklist(SOURCE_TYPES),
  clusterId: v.nullable(v.string()),
  evidenceType: v.picklist(EVIDENCE_TYPES),
  /** When it was handed in. */
  timestamp: timeSchema,
  /** SHA-256 of the original: what the anchor is of. */
  bitcoinHash: hexSchema,
  status: v.picklist(ANCHOR_STATES),
  /** Bytes. */
  fileSize: v.number(),
  /** Units running on its cluster. */
  reconDogsActive: v.number(),
  /** File names are hidden from others. */
  fileName: v.string(),
  blockHeight: v.nullable(v.number()),
  /** When that block was found: the file existed no later. */
  blockTime: v.nullable(timeSchema),
  /** Whose block it is; null before there is one. */
  chain: v.nullable(v.picklist(CHAINS)),
  /** Why it failed, in one sentence. */
  failedReason: v.nullable(v.string()),
  /** Whether there is a proof to download, complete or not. */
  hasProof: v.boolean(),
});
export type VaultEntry = v.InferOutput<typeof vaultEntrySchema>;

/** How many evidence items the vault holds in each anchor state, for everybody the same. */
const vaultCountsSchema = v.object({
  total: v.number(),
  ...v.entriesFromList(ANCHOR_STATES, v.number()),
});
export type VaultCounts = v.InferOutput<typeof vaultCountsSchema>;

const verdictSchema = v.object({
  valid: v.boolean(),
  /** The same in a word: `incomplete` is early, `unchecked` cannot be judged here and now. */
  outcome: v.picklist(PROOF_OUTCOMES),
  /** Of the file that was sent, by the proof's hash function. */
  digest: v.string(),
  attestations: v.array(
    v.object({
      type: v.picklist(['bitcoin', 'pending', 'unknown']),
      height: v.optional(v.number()),
      time: v.optional(timeSchema),
      chain: v.optional(v.picklist(CHAINS)),
      calendar: v.optional(v.string()),
    }),
  ),
  reason: v.optional(ownWords),
});

export const vaultContract = {
  entries: defineEndpoint({
    method: 'GET',
    path: '/api/vault/entries',
    summary:
      "Exhibits with their anchors, newest first: one's own and those of clusters; analysts see all. `counts` is of all files and the reader's own words",
    access: 'signed-in',
    query: v.object({
      /** Words and beginnings of words: id, SHA-256, kind, and the names of files one may know; a cluster by its whole id. */
      q: v.optional(v.pipe(v.string(), v.maxLength(200, t`Please use at most 200 characters`))),
      status: v.optional(v.picklist(ANCHOR_STATES)),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: {
      200: v.object({
        entries: v.array(vaultEntrySchema),
        nextCursor: v.nullable(v.string()),
        counts: vaultCountsSchema,
      }),
    },
  }),
  verify: defineEndpoint({
    method: 'POST',
    path: '/api/vault/verify',
    summary:
      'Checks a file (field `file`) against any OpenTimestamps proof of it (field `proof`); neither is kept',
    access: 'signed-in',
    limit: 'verifications',
    bodyKind: 'multipart',
    fileFields: ['file', 'proof'],
    responses: { 200: verdictSchema },
  }),
  blocks: defineEndpoint({
    method: 'GET',
    path: '/api/vault/blocks/:height',
    summary: 'The headers of the blocks of this height, with which a page can check a proof by itself',
    access: 'signed-in',
    limit: 'blocks',
    params: v.object({
      height: v.pipe(v.string(), v.regex(/^\d{1,8}$/u, t`Not a height`), v.transform(Number)),
    }),
    responses: {
      200: v.object({
        /** Whether every chain answered. */
        isWhole: v.boolean(),
        blocks: v.array(
          v.object({
            chain: v.picklist(CHAINS),
            height: v.number(),
            hash: hexSchema,
            merkleRoot: hexSchema,
            time: timeSchema,
          }),
        ),
      }),
    },
  }),
  proof: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/proof.ots',
    summary: "The OpenTimestamps proof of an exhibit's SHA-256; 404 while no calendar has taken it",
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: 'file' },
  }),
};
