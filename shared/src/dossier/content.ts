import * as v from 'valibot';
import { CONTACT_METHODS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { PROVENANCES } from '../custody/manifest.ts';
import { INDICATOR_STATES } from '../indicators/indicator-state.ts';
import { INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { canonicalJson, sha256Hex } from '../kernel/canonical-json.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { LAYER_STATUSES } from '../puzzle/completion.ts';
import { strikeViewSchema } from '../strike/contract.ts';
import { ANCHOR_STATES, CHAINS } from '../vault/constants.ts';

/** Version of the dossier's form. */
export const DOSSIER_FORMAT = 1;

const hexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/** How far a stamp is; what it proves is that its subject existed no later than the block's time. */
const stampSchema = v.object({
  state: v.picklist(ANCHOR_STATES),
  height: v.nullable(v.number()),
  time: v.nullable(timeSchema),
  chain: v.nullable(v.picklist(CHAINS)),
});
export type DossierStamp = v.InferOutput<typeof stampSchema>;

const moneySchema = v.object({ cents: v.number(), currency: v.string() });

const indicatorSchema = v.object({
  /** Its id in the index. */
  id: v.string(),
  type: v.picklist(INDICATOR_TYPES),
  value: v.string(),
  /** Written so that no reader makes a link of it. */
  defanged: v.string(),
  state: v.picklist(INDICATOR_STATES),
  /** Different people whose reports in this cluster name it. */
  reports: v.number(),
  clusters: v.number(),
  firstSeenAt: timeSchema,
  lastSeenAt: timeSchema,
});
export type DossierIndicator = v.InferOutput<typeof indicatorSchema>;

const reportSchema = v.object({
  /** `Report 3`: the number stays when more come. */
  citation: v.string(),
  occurredOn: v.string(),
  reportedAt: timeSchema,
  contactMethod: v.picklist(CONTACT_METHODS),
  scamType: v.picklist(SCAM_TYPES),
  amount: v.nullable(moneySchema),
});
export type DossierReport = v.InferOutput<typeof reportSchema>;

const evidenceSchema = v.object({
  evidenceId: v.string(),
  sha256: hexSchema,
  sizeBytes: v.number(),
  mimeType: v.string(),
  receivedAt: timeSchema,
  provenance: v.picklist(PROVENANCES),
  /** Null while its digest waits for a batch. */
  stamp: v.nullable(stampSchema),
  /** Whether whoever handed it in lets law enforcement have the bytes. */
  mayBeHandedOver: v.boolean(),
});
export type DossierEvidence = v.InferOutput<typeof evidenceSchema>;

const layerSchema = v.object({
  layer: v.number(),
  name: v.string(),
  status: v.picklist(LAYER_STATUSES),
  pieces: v.number(),
  /** The confirmed pieces as the crowd reads them. */
  texts: v.array(v.object({ contributionId: v.string(), text: v.string(), hash: v.string() })),
});

const custodyLogSchema = v.object({
  /** Entries of the log. */
  length: v.number(),
  head: hexSchema,
  lastCheck: v.nullable(
    v.object({ isValid: v.boolean(), checkedAt: timeSchema, flaw: v.nullable(v.string()) }),
  ),
  heads: v.array(
    v.object({
      seq: v.number(),
      head: hexSchema,
      manifestSha256: hexSchema,
      digest: hexSchema,
      stamp: stampSchema,
    }),
  ),
});
/** What a dossier says of one custody log. */
export type DossierCustodyLog = v.InferOutput<typeof custodyLogSchema>;

/** What a dossier says. It holds no words of a report, no name, and nothing of a report whose consent forbids it. */
export const dossierContentSchema = v.object({
  format: v.literal(DOSSIER_FORMAT),
  cluster: v.object({
    id: v.string(),
    name: v.string(),
    scamType: v.picklist(SCAM_TYPES),
    description: v.string(),
    clusterChainId: v.string(),
    createdAt: timeSchema,
    lastActivityAt: timeSchema,
    /** Percent. */
    completionRate: v.number(),
  }),
  executiveSummary: v.object({
    /** 0 to 100. */
    strikeScore: v.number(),
    /** Reports of the cluster, those that may not be shown to law enforcement included. */
    reports: v.number(),
    /** Reports whose reporters let law enforcement read. */
    reportsForLaw: v.number(),
    victims: v.number(),
    sentences: v.array(v.string()),
  }),
  strike: v.omit(strikeViewSchema, ['cluster', 'computedAt']),
  anatomy: v.array(layerSchema),
  reports: v.array(reportSchema),
  /** Accounts and wallets, the most named first. */
  moneyFlow: v.array(indicatorSchema),
  indicators: v.array(indicatorSchema),
  evidence: v.array(evidenceSchema),
  custody: v.object({
    ...custodyLogSchema.entries,
    /** The logs of clusters merged into this one; none in editions that were made before they were listed. */
    merged: v.optional(v.array(v.object({ clusterChainId: v.string(), ...custodyLogSchema.entries })), []),
  }),
  methods: v.array(v.object({ name: v.string(), version: v.string(), says: v.string() })),
  writtenAt: timeSchema,
});
export type DossierContent = v.InferOutput<typeof dossierContentSchema>;

/** The canonical text of a dossier's content: what is hashed, stamped and put into the bag. */
export const writeContent = (content: DossierContent): string => canonicalJson({ ...content });

/**
 * SHA-256 of what a dossier says about the cluster, without the time it was written, the log's growth by mere reads, and how far stamps
 * and the clock have got: equal ones need no new edition.
 */
export function substanceSha256({
  cluster,
  executiveSummary,
  strike,
  evidence,
  custody: { merged },
  ...rest
}: DossierContent): string {
  const { anatomy, reports, moneyFlow, indicators, methods, format } = rest;
  return sha256Hex(
    canonicalJson({
      format,
      cluster: { ...cluster, lastActivityAt: undefined },
      executiveSummary,
      gates: { ...strike.gates },
      assessment: { ...strike.assessment },
      anatomy,
      reports,
      moneyFlow,
      indicators,
      evidence: evidence.map(({ evidenceId, sha256, mayBeHandedOver }) => ({
        evidenceId,
        sha256,
        mayBeHandedOver,
      })),
      mergedLogs: merged.length > 0 ? merged.map(({ clusterChainId }) => clusterChainId) : undefined,
      methods,
    }),
  );
}
