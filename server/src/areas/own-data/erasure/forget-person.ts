/** Whom a logged fact is to forget. */
export interface Forgotten {
  accountId: string;
  /** The names others saw, one after the other. */
  names: readonly string[];
  /** Their reviews and answers to reviews lose their words, too. */
  alsoPieces: boolean;
}

export const DELETED_MEMBER = 'Deleted member';

/** Fields in which facts carry a bare name, without the account beside it. */
const BARE_NAMES = new Set(['actor', 'contributor', 'by']);

/** A logged value without a person's name; the rest is as it was. */
export function forgetPerson(value: unknown, forgotten: Forgotten): unknown {
  if (Array.isArray(value)) return value.map((part) => forgetPerson(part, forgotten));
  if (typeof value !== 'object' || value === null) return value;
  const { accountId, names, alsoPieces } = forgotten;
  const object = value as Record<string, unknown>;
  const isTheirs = object.id === accountId || object.accountId === accountId;
  const reviewer = object.reviewer as { id?: unknown } | undefined;
  const author = object.author as { id?: unknown } | undefined;
  return Object.fromEntries(
    Object.entries(object).map(([key, part]) => {
      if (isTheirs && (key === 'displayName' || key === 'name')) return [key, DELETED_MEMBER];
      if (BARE_NAMES.has(key) && names.includes(part as string)) return [key, DELETED_MEMBER];
      if (alsoPieces && key === 'note' && reviewer?.id === accountId) return [key, ''];
      if (alsoPieces && key === 'reviews' && author?.id === accountId && Array.isArray(part))
        return [key, forgetPerson(part.map(withoutAnswer), forgotten)];
      return [key, forgetPerson(part, forgotten)];
    }),
  );
}

/** A review of a piece whose author goes: the answer was theirs. */
const withoutAnswer = (review: unknown): unknown =>
  typeof review === 'object' && review !== null ? { ...review, answer: null } : review;
