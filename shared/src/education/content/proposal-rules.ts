import { t } from '@fap/shared/kernel/words.ts';
import { findBlamingWords } from './blaming-words.ts';

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
/** A text may grow to three times its length, and short ones by this much more. */
const ROOM = 200;

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

/** A text as the product writes it: in one paragraph, with its apostrophe. */
export const tidyText = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').replaceAll("'", '’');

/** Signs that mean something else in a catalog or in code. */
const SIGNS = /[{}<>`\\]/u;

/** What is wrong with a new text, in the words of the screen; null if nothing is. */
export function textFault(baseText: string, proposed: string): string | null {
  const most = Math.min(TEXT_MAX_LENGTH, baseText.length * 3 + ROOM);
  if (proposed === baseText) return t`This is the text as it is now. Please change something.`;
  if (proposed.length < TEXT_MIN_LENGTH) return t`Please write the new text.`;
  if (proposed.length > most) return t`Please use at most ${most} characters here.`;
  if (SIGNS.test(proposed)) return t`Please leave out curly and angle brackets, backticks and backslashes.`;
  const [blame] = findBlamingWords(proposed);
  return blame ? t`Please say it without blame. ${blame.why}` : null;
}

/** The id of an entry over all kinds. */
export const entryKey = (kind: ContentKind, entryId: string): string => `${kind}/${entryId}`;
