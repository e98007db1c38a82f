import { stripEnd } from '../kernel/strip-end.ts';
import { registrableDomain } from './registrable-domain.ts';

/**
 * Marks a line break at which a picture may have cut a word: an invisible U+2060 (word joiner). What follows may be the
 * rest of an address, what precedes the beginning of one.
 */
export const CUT = '\u2060';
const CUT_BEFORE = /\u2060[ \t]{0,4}\n\s{0,4}$/u;
/** The rest of a mention up to a cut, and the beginning of the next line. */
const CUT_BEHIND = /^([^\s\u2060]{0,80})\u2060[ \t]{0,4}\n\s{0,4}([\p{L}\p{N}.-]{0,80})(\u2060?)/u;
/** Prefixes of an address. */
const BEGINNING = /^(?:h(?:tt|xx|\*\*)ps?\b|www\.)/iu;
const HOST_PART = /^(?:[a-z*]{4,5}[^\p{L}\p{N}]{1,5})?([^/?#\s\u2060]{1,255})/iu;
const LOOK_BEHIND = 12;
const LOOK_AHEAD = 180;

/** How much of a mention survives a picture's line breaks: nothing, its host, or all. */
export function leftOfCut(text: string, start: number, end: number): 'none' | 'host' | 'all' {
  const mention = text.slice(start, end);
  if (CUT_BEFORE.test(text.slice(Math.max(0, start - LOOK_BEHIND), start)) && !BEGINNING.test(mention))
    return 'none';
  const [cut, rest = '', next = '', again = ''] = CUT_BEHIND.exec(text.slice(end, end + LOOK_AHEAD)) ?? [];
  if (cut === undefined) return 'all';
  const [upToHost = '', host = ''] = HOST_PART.exec(mention) ?? [];
  if (upToHost.length < mention.length) return rest === '' ? 'host' : 'all';
  if (/^[/?#:]/u.test(rest)) return 'all';
  const name = host.slice(host.lastIndexOf('@') + 1);
  // A host is complete if no address would continue with what follows.
  const isOpen = /[\p{L}\p{N}]/u.test(rest) || again !== '' || /^[.-]/u.test(next) || !name.includes('.');
  return isOpen || (next !== '' && registrableDomain(name + rest + stripEnd(next, '.-')) !== null)
    ? 'none'
    : 'all';
}
