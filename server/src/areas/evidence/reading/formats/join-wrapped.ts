import { registrableDomain } from '@fap/shared/indicators/registrable-domain.ts';

/** The last token of a line, when it begins like a web address. */
const ADDRESS_END = /(?:^|\s)((?:https?:\/\/|www\.)\S{1,200})$/iu;
/** The first part of a host that was wrapped at its hyphen. */
const HOST_END = /(?:^|\s)[\p{L}\p{N}][\p{L}\p{N}.-]{0,80}-$/u;
const HOST_START = /^[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}]/u;
/** A mail address that was wrapped at its `@` or hyphen, and how the rest of one begins. */
const MAIL_END = /(?:^|\s)[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}.-]{0,80}-)?$/u;
const BOX_END = /(?:^|\s)[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}-$/u;
const MAIL_START = /^[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}[.-]/u;
/** The rest of a path, as no sentence continues. */
const PATH_START = /^(?:[a-z\d][\w.~%?=&/-]*[\d/?=&_-][\w.~%?=&/-]*|[a-z\d][\w.~%-]*$)/u;

/**
 * Joins web addresses in OCR text that wrapped at the edge of a speech bubble: the rest on the next line could be read as
 * somebody else's address.
 */
export function joinWrapped(text: string): string {
  const joined: string[] = [];
  for (const line of text.split('\n')) {
    const last = joined
      .at(-1)
      ?.trimEnd()
      .replace(/\u2060$/u, '');
    const next = line.trimStart();
    if (last !== undefined && continuesPath(last, next)) joined[joined.length - 1] = last + next;
    else joined.push(line);
  }
  return joined.join('\n');
}

function continuesPath(line: string, next: string): boolean {
  const [word = ''] = next.split(/\s/u, 1);
  if (word === '') return false;
  const address = ADDRESS_END.exec(line)?.[1];
  if (address === undefined)
    return (
      ((HOST_END.test(line) || MAIL_END.test(line)) && HOST_START.test(word)) ||
      (BOX_END.test(line) && MAIL_START.test(word))
    );
  if (address.endsWith('-') || /^(?:[-/]|\.[\p{L}\p{N}])/u.test(word)) return true;
  if (address.endsWith('/')) return PATH_START.test(word);
  // A host without a known top-level domain is incomplete.
  const host = address.replace(/^https?:\/\//iu, '');
  return !host.includes('/') && registrableDomain(host) === null && /^[\p{Ll}\d.]/u.test(word);
}
