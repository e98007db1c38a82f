/** Overlap of neighbouring windows in characters, so that a match near an edge is whole in one of them. */
const OVERLAP = 8_000;
/** Edges move at most so far to the next white space; a run of characters without any is cut where it must be. */
const EDGE_SEARCH = 500;

/** A stretch of a text (UTF-16 offsets) that is read on its own. */
export interface TextWindow {
  start: number;
  end: number;
  /** Matches that begin from here to before `ownEnd` belong to this window; every position belongs to exactly one. */
  ownStart: number;
  ownEnd: number;
}

/**
 * Windows of about the same length, `size` characters at most, that cover a text. What begins in a window's own part
 * stands whole in it when it is not longer than 2,500 characters: a web address may have 2,000 behind its host.
 */
export function windowsOf(text: string, size: number): TextWindow[] {
  if (text.length <= size) return [{ start: 0, end: text.length, ownStart: 0, ownEnd: text.length }];
  const count = Math.ceil((text.length - OVERLAP) / (size - OVERLAP));
  const step = (text.length - OVERLAP) / count;
  const ownStartOf = (index: number) =>
    index === 0 ? 0 : edgeAfter(text, Math.floor(index * step) + OVERLAP / 2);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return {
      start: index === 0 ? 0 : edgeAfter(text, Math.floor(index * step)),
      end: isLast ? text.length : edgeBefore(text, Math.floor((index + 1) * step) + OVERLAP),
      ownStart: ownStartOf(index),
      ownEnd: isLast ? text.length : ownStartOf(index + 1),
    };
  });
}

/** The first place behind white space from here on. */
function edgeAfter(text: string, at: number): number {
  const found = text.slice(at, at + EDGE_SEARCH).search(/(?<=\s)/u);
  return found === -1 ? wholeCharacter(text, at) : at + found;
}

/** The last place before white space up to here. */
function edgeBefore(text: string, at: number): number {
  const from = at - EDGE_SEARCH;
  const found = text.slice(from, at).search(/\s\S*$/u);
  return found === -1 ? wholeCharacter(text, at) : from + found;
}

/** The same place, or one back when it would cut a character in half. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc_00 && unit <= 0xdf_ff ? at - 1 : at;
}
