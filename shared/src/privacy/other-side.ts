import { dialogueMessages, isOwnLabel } from '../clusters/playbook/dialogue-messages.ts';
import { bodyOf, isAddressedTo, mailMessages } from '../clusters/playbook/mail-messages.ts';
import { quotedPassages } from '../clusters/playbook/quoted-messages.ts';
import { findTactics } from '../evidence/tactics.ts';
import type { TextAuthor } from './text-author.ts';

export interface AuthoredText {
  text: string;
  author: TextAuthor;
  /** Names and addresses of whoever handed it in, by which their own lines are known. */
  ownNames: readonly string[];
}

/** Somebody else is named right before or after a quotation as the one who says it. */
const THEIRS_BEFORE =
  /(?:\b(?:he|she|they|it|who|(?:the|a|an|this|that|their|his|her)\s(?:\p{L}+\s){0,3}\p{L}+)\s(?:\p{L}+ly\s)?(?:said|says|wrote|writes|told (?:me|us)|texted(?: me)?|messaged(?: me)?|replied|answered|asked|claimed|promised|warned(?: me)?|insisted|shouted|read|reads)|\b(?:first|next|last|second|another|their|the|a)\s(?:message|mail|e-?mail|text|sms|letter|call|note|post|ad)(?:\s(?:read|said|was))?)\b[^.!?“”"«»\n]{0,30}[:,]?\s*$/iu;
const THEIRS_AFTER =
  /^[,.]?\s*(?:he|she|they|(?:the|a|their|his|her)\s(?:\p{L}+\s){0,2}\p{L}+)\s(?:said|wrote|told (?:me|us)|texted|messaged|replied|answered|asked|claimed|promised|warned|insisted)\b/iu;
/** A line that is nothing but a quotation, with at most a heading before it. */
const ALONE_BEFORE =
  /(?:^|\n)[ \t]*(?:(?:sms|message|text|e-?mail|voicemail|letter|post|chat)\s?\d{0,2}:\s?)?$/iu;
const ALONE_AFTER = /^[ \t.,;]*(?:\n|$)/u;
const BESIDE = 110;

/**
 * The passages of a text that surely come from the other side: all of it where its reporter says so; else mails that are
 * addressed to the reporter, the lines of others in a chat whose own lines are marked, and quotations that are ascribed to
 * somebody else or stand alone. Whatever is in doubt counts as the reporter's own.
 */
export function otherSidePassages({ text, author, ownNames }: AuthoredText): string[] {
  if (text.trim() === '' || author === 'reporter') return [];
  if (author === 'other-side') return [bodyOf(text)].filter(Boolean);
  if (isAddressedTo(text, ownNames)) {
    const mails = mailMessages(text, ownNames) ?? [];
    return mails.flatMap(({ speaker, text: words }) => (speaker === 'scammer' && words ? [words] : []));
  }
  return dialoguePassages(text, ownNames) ?? quotedByOthers(text);
}

/** Lines of others in a dialogue, once some lines are marked as one's own and others press; null where it is none. */
function dialoguePassages(text: string, ownNames: readonly string[]): string[] | null {
  const messages = dialogueMessages(text, ownNames);
  if (!messages?.some(({ label }) => label !== undefined && isOwnLabel(label, ownNames))) return null;
  const theirs = messages.filter(({ label, speaker }) => speaker === 'scammer' && label !== undefined);
  const pressing = new Set(
    theirs.filter(({ text: words }) => findTactics(words).length > 0).map(({ label }) => label),
  );
  return theirs.filter(({ label }) => pressing.has(label)).map(({ text: words }) => words);
}

function quotedByOthers(text: string): string[] {
  return quotedPassages(text).flatMap(({ words, isOwn, start, end }) => {
    const before = text.slice(Math.max(0, start - BESIDE), start);
    const after = text.slice(end, end + BESIDE);
    const isAlone = ALONE_BEFORE.test(before) && ALONE_AFTER.test(after);
    const isTheirs = isAlone || THEIRS_BEFORE.test(before) || THEIRS_AFTER.test(after);
    return isTheirs && !isOwn ? [words] : [];
  });
}
