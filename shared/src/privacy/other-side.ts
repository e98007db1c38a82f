import { dialogueMessages, isOwnLabel, OWN_LINE } from '../texts/messages/dialogue-messages.ts';
import { bodyOf, isAddressedTo, mailMessages } from '../texts/messages/mail-messages.ts';
import { quotedPassages } from '../texts/messages/quoted-messages.ts';
import { findTactics } from '../texts/tactics.ts';
import type { TextAuthor } from './text-author.ts';
import { isTheirQuotation, mentionsOwnLife } from './whose-quotation.ts';

export interface AuthoredText {
  text: string;
  author: TextAuthor;
  /** Names and addresses of whoever handed it in, by which their own lines are known. */
  ownNames: readonly string[];
}

const BESIDE_BEFORE = 160;
const BESIDE_AFTER = 110;

/**
 * The passages of a text that surely come from the other side: where its reporter says so, all of it but the lines of others in
 * a dialogue; else mails that are addressed to the reporter, the lines of others in a chat whose own lines are marked, and
 * quotations that are ascribed to somebody else or stand alone. Whatever is in doubt counts as the reporter's own.
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

/** What they wrote without what the reporter answered in between: people call a whole chat the other side's. */
function withoutReplies(body: string, ownNames: readonly string[]): string[] {
  // A name on a line of its own heads a message; where it ends nobody can tell.
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
