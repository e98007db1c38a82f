import { findMoments } from '../extract-timing.ts';
import type { Message } from './turn.ts';

const MAIL_START = /^From:[ \t]*(\S.*)$/gimu;
const MAIL_TO = /^To:[ \t]*(\S.*)$/gimu;
const HEADER = /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Reply-To|Message-ID|X-[\w-]+):.*$/iu;
/** Attribution lines that mail programs put before a quote, in the languages of the reports. */
const ANSWERED =
  /^(?:(?:On|Am|Le|El|Il(?: giorno)?|Em|Op|W dniu) .{4,160}|.{0,120}\b)(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał\(?a?\)?|yazdı)\b.{0,120}:$|^-{2,}\s*(?:original|forwarded|ursprüngliche|weitergeleitete|message|mensaje|messaggio|mensagem)\b.{0,40}-{2,}$|^_{8,}$|^(?:Von|De|Da|Van|Od|Kimden|发件人)\s?:\s.+$/iu;
/** The beginning of a wrapped attribution line. */
const ANSWERED_WRAPPED = /^(?:On|Am|Le|El|Il|Em|Op) .{0,20}\d.{0,160}$/iu;
const SAYS_WROTE = /^.{0,80}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef)\s?:?.{0,60}$/iu;
/** Marks with which mail programs and people quote. */
const QUOTE_MARK = /^\s*[>|]/u;

/** The bodies of the mails in a text, without quotes; null without mail. */
export function mailMessages(text: string, ownNames: readonly string[]): Message[] | null {
  const starts = [...text.matchAll(MAIL_START)];
  if (starts.length === 0) return null;
  return starts.map((start, index) => {
    const mail = text.slice(start.index, starts[index + 1]?.index ?? text.length);
    const sender = start[1]?.toLowerCase() ?? '';
    const isOwn = /^me\b/u.test(sender) || ownNames.some((name) => sender.includes(name.toLowerCase()));
    return {
      speaker: isOwn ? 'victim' : 'scammer',
      text: bodyOf(mail),
      at: findMoments(mail)[0]?.at ?? null,
    };
  });
}

/**
 * Whether a text is mail to these names or addresses and none of it from them: only then the author is certain, as a
 * victim's mail may carry an unknown name.
 */
export function isAddressedTo(text: string, ownNames: readonly string[]): boolean {
  const own = ownNames.map((name) => name.toLowerCase()).filter((name) => name.length > 2);
  const names = (header: RegExp) => [...text.matchAll(header)].map(([line]) => line.toLowerCase());
  const isOwn = (line: string) => own.some((name) => line.includes(name));
  const senders = names(MAIL_START);
  return senders.length > 0 && names(MAIL_TO).some(isOwn) && !senders.some(isOwn);
}

/** A mail's own words, without headers and quoted text. */
export function bodyOf(mail: string): string {
  const lines = mail.split(/\r?\n/u);
  const body = lines.slice(lines.findIndex((line) => !HEADER.test(line.trim())));
  const answered = body.findIndex((line, index) => isAnswered(line.trim(), body[index + 1]?.trim() ?? ''));
  return (answered < 0 ? body : body.slice(0, answered))
    .filter((line) => !QUOTE_MARK.test(line))
    .join('\n')
    .trim();
}

const isAnswered = (line: string, next: string): boolean =>
  ANSWERED.test(line) || (ANSWERED_WRAPPED.test(line) && SAYS_WROTE.test(next));
