import { stripEnd } from '../kernel/strip-end.ts';
import { registrableDomain } from './web-addresses.ts';

/**
 * Stands before a line break at which a picture may have broken a word: U+2060 says just that, and nobody sees it. What
 * begins behind it may be the rest of an address, and be somebody else's; what ends there may be the beginning of one.
 */
export const CUT = '\u2060';
const CUT_BEFORE = /\u2060[ \t]{0,4}\n\s{0,4}$/u;
/** What follows a mention up to a cut in the same run of signs, and how the next line goes on. */
const CUT_BEHIND = /^([^\s\u2060]{0,80})\u2060[ \t]{0,4}\n\s{0,4}([\p{L}\p{N}.-]{0,80})(\u2060?)/u;
/** These begin an address, wherever they stand. */
const BEGINNING = /^(?:h(?:tt|xx|\*\*)ps?\b|www\.)/iu;
const HOST_PART = /^(?:[a-z*]{4,5}[^\p{L}\p{N}]{1,5})?([^/?#\s\u2060]{1,255})/iu;
const LOOK_BEHIND = 12;
const LOOK_AHEAD = 180;

/** How much of a mention a picture's line breaks leave: none of it, its host alone, or all. */
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
  // A host that no address would continue with what follows is at its end.
  const isOpen = /[\p{L}\p{N}]/u.test(rest) || again !== '' || /^[.-]/u.test(next) || !name.includes('.');
  return isOpen || (next !== '' && registrableDomain(name + rest + stripEnd(next, '.-')) !== null)
    ? 'none'
    : 'all';
}
