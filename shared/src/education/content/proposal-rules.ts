/** Kinds of entries whose texts people can suggest changes of. */
export const CONTENT_KINDS = ['family', 'article', 'flow', 'glossary'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What is stored of a suggested change: what its author and an analyst decided. */
export const STORED_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** What a suggested change is by what the product says today. */
export const PROPOSAL_STATES = [...STORED_STATES, 'outdated', 'published', 'replaced'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const TEXT_MAX_LENGTH = 1_500;
export const TEXT_MIN_LENGTH = 3;
export const REASON_MAX_LENGTH = 1_000;
export const SOURCE_TITLE_MAX_LENGTH = 200;
export const SOURCE_URL_MAX_LENGTH = 500;
export const NOTE_MIN_LENGTH = 5;
export const NOTE_MAX_LENGTH = 500;

export interface JudgedProposal {
  state: StoredState;
  baseText: string;
  proposedText: string;
  /** Of the accepted changes of its text, whether it is the last. */
  isLatest: boolean;
}

/** What a suggested change is today, by what the product says in its place (null: nothing any more). */
export function proposalState(
  { state, baseText, proposedText, isLatest }: JudgedProposal,
  today: string | null,
): ProposalState {
  if (state === 'open') return today === baseText ? 'open' : 'outdated';
  if (state !== 'accepted') return state;
  if (today === proposedText) return 'published';
  return isLatest && today === baseText ? 'accepted' : 'replaced';
}

/** The id of an entry over all kinds. */
export const entryKey = (kind: ContentKind, entryId: string): string => `${kind}/${entryId}`;
