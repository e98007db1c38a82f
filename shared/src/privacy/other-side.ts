import { findTactics } from '../texts/find-tactics.ts';
import { dialogueMessages, isOwnLabel, OWN_LINE } from '../texts/messages/dialogue-messages.ts';
import { bodyOf, isAddressedTo, mailMessages } from '../texts/messages/mail-messages.ts';
import { quotedPassages } from '../texts/messages/quoted-messages.ts';
import type { TextAuthor } from './text-author.ts';
import { isTheirQuotation, mentionsOwnLife } from './whose-quotation.ts';

export interface AuthoredText {
  text: string;
  author: TextAuthor;
  /** Names and addresses of the reporter, to recognise their own lines. */
  ownNames: readonly string[];
}

const BESIDE_BEFORE = 160;
const BESIDE_AFTER = 110;

/**
 * Finds passages that surely come from the other side: if the reporter says so, all but the reporter's lines of a
 * dialogue; else mails to the reporter, the others' lines in a chat with marked own lines, and quotations that are
 * attributed to others or stand alone. In doubt words count as the reporter's own.
 */
export function otherSidePassages({ text, author, ownNames }: AuthoredText): string[] {
  if (text.trim() === '' || author === 'reporter') return [];
  if (author === 'other-side') return withoutReplies(bodyOf(text), ownNames);
  if (isAddressedTo(text, ownNames)) {
    const mails = mailMessages(text, ownNames) ?? [];
    return mails
      .flatMap(({ speaker, text: words }) => (speaker === 'scammer' ? withoutReplies(words, ownNames) : []))
      .filter((words) => !mentionsOwnLife(words));
  }
  return dialoguePassages(text, ownNames) ?? quotedByOthers(text);
}

/** Without the reporter's replies: people call a whole chat the other side's. */
function withoutReplies(body: string, ownNames: readonly string[]): string[] {
  // A name on its own line heads a message, whose end is unknown.
  if (body.split('\n').some((line) => OWN_LINE.test(line.trim()))) return [];
  const messages = dialogueMessages(body, ownNames);
  const labels = new Set(messages?.flatMap(({ label }) => label ?? []));
  const hasOwn = [...labels].some((label) => isOwnLabel(label, ownNames));
  if (!messages || (labels.size < 2 && !hasOwn)) return [body].filter(Boolean);
  const theirs = messages.filter(({ label }) => label !== undefined && !isOwnLabel(label, ownNames));
  return (hasOwn ? theirs : pressing(theirs)).map(({ text: words }) => words);
}

/** Lines of others in a dialogue, once some lines are marked as one's own and others press; null where it is none. */
function dialoguePassages(text: string, ownNames: readonly string[]): string[] | null {
  const messages = dialogueMessages(text, ownNames);
  if (!messages?.some(({ label }) => label !== undefined && isOwnLabel(label, ownNames))) return null;
  const theirs = messages.filter(({ label, speaker }) => speaker === 'scammer' && label !== undefined);
  return pressing(theirs)
    .map(({ text: words }) => words)
    .filter((words) => !mentionsOwnLife(words));
}

/** The lines of those who press at least once. */
function pressing<Line extends { label?: string; text: string }>(lines: readonly Line[]): Line[] {
  const labels = new Set(lines.filter(({ text }) => findTactics(text).length > 0).map(({ label }) => label));
  return lines.filter(({ label }) => labels.has(label));
}

function quotedByOthers(text: string): string[] {
  return quotedPassages(text).flatMap(({ words, isOwn, start, end }) => {
    const before = text.slice(Math.max(0, start - BESIDE_BEFORE), start);
    const after = text.slice(end, end + BESIDE_AFTER);
    return !isOwn && isTheirQuotation(words, before, after) ? [words] : [];
  });
}
