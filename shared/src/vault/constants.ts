/** State of an exhibit's anchor (domain method, section 5). */
export const ANCHOR_STATES = ['processing', 'anchored', 'verified', 'failed'] as const;
export type AnchorState = (typeof ANCHOR_STATES)[number];

/** Chains whose blocks can attest: Bitcoin, or the demo's own chain of the same form, which proves nothing to others. */
export const CHAINS = ['bitcoin', 'development'] as const;
export type Chain = (typeof CHAINS)[number];

/** What is stamped: evidence items, or documents that the platform wrote itself, such as heads of custody logs. */
export const STAMPED_KINDS = ['evidence', 'documents'] as const;
export type StampedKind = (typeof STAMPED_KINDS)[number];

/** Source of an exhibit. */
export const SOURCE_TYPES = ['report', 'cluster', 'case', 'upload'] as const;
/** Kind of an exhibit, by its content. */
export const EVIDENCE_TYPES = [
  'image',
  'document',
  'email',
  'web-page',
  'network-log',
  'table',
  'message',
] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

const BY_TYPE: Readonly<Record<string, EvidenceType>> = {
  'application/pdf': 'document',
  'application/msword': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/rtf': 'document',
  'message/rfc822': 'email',
  'application/vnd.ms-outlook': 'email',
  'text/html': 'web-page',
  'text/csv': 'table',
  'application/vnd.ms-excel': 'table',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'table',
};

/**
 * What an exhibit of this media type and name is; words without a frame of their own are a message. A recording of a
 * browser's traffic has no media type of its own: its name says so.
 */
export function evidenceTypeOf({ mimeType, fileName }: { mimeType: string; fileName: string }): EvidenceType {
  if (mimeType.startsWith('image/')) return 'image';
  if (mimeType === 'application/json' && /\.har$/iu.test(fileName)) return 'network-log';
  return BY_TYPE[mimeType] ?? 'message';
}

/** Blocks of one proof that are looked up; a real proof names one or two. */
export const MAX_BLOCKS = 8;

/** Verdict on a proof. */
export const PROOF_OUTCOMES = ['valid', 'invalid', 'incomplete', 'unchecked'] as const;
export type ProofOutcome = (typeof PROOF_OUTCOMES)[number];
