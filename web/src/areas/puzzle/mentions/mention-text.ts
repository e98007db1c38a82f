import type { Person } from '@fap/shared/puzzle/entities.ts';

/** Longest text after an "@" that is still taken for the beginning of a name. */
const QUERY_MAX = 60;

/** What stands between an "@" and the caret: the beginning of a name. */
export interface MentionQuery {
  /** Where the "@" is. */
  start: number;
  words: string;
}

/** The name that is being typed at the caret; null where there is none, as within an e-mail address. */
export function findQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(Math.max(0, caret - QUERY_MAX - 1), caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return null;
  const start = caret - before.length + at;
  const words = before.slice(at + 1);
  if (words.startsWith(' ') || words.includes('\n') || !isBoundary(text[start - 1])) return null;
  return { start, words };
}

/** Those whose name, or a word of it, begins with what was typed. */
export function matchPeople<P extends Person>(people: readonly P[], words: string): P[] {
  const typed = words.toLowerCase();
  return people.filter(({ displayName }) => {
    const name = displayName.toLowerCase();
    return name.startsWith(typed) || name.includes(` ${typed}`);
  });
}

/** The text with the name in place of what was typed, and where the caret goes. */
export function insertMention(
  text: string,
  { start, words }: MentionQuery,
  { displayName }: Person,
): { text: string; caret: number } {
  const after = text.slice(start + 1 + words.length);
  const gap = after.startsWith(' ') ? '' : ' ';
  return {
    text: `${text.slice(0, start)}@${displayName}${gap}${after}`,
    caret: start + displayName.length + 2,
  };
}

/** Of the people who were picked, those whose "@Name" is still in the text. */
export function mentionedIn(text: string, picked: readonly Person[]): Person[] {
  // The longest name first: "@Ana Alder" does not mention an Ana.
  const left = picked.toSorted((a, b) => b.displayName.length - a.displayName.length);
  const found: Person[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const place = left.findIndex(({ displayName }) => text.startsWith(displayName, at + 1));
    if (place >= 0) found.push(...left.splice(place, 1));
  }
  return found;
}

/** What a call takes besides the text: nothing when nobody is mentioned. */
export function mentionsOf(text: string, picked: readonly Person[]): { mentions?: string[] } {
  const mentions = mentionedIn(text, picked).map(({ id }) => id);
  return mentions.length > 0 ? { mentions } : {};
}

const isBoundary = (character: string | undefined): boolean =>
  character === undefined || !/[\p{L}\p{N}]/u.test(character);
