/** Characters kept on either side of what is quoted. */
const BESIDE = 60;

/** The first passage of a text that shows a pattern, in its sentence's neighbourhood; null when there is none. */
export function quotePassage(text: string, pattern: RegExp): string | null {
  const [hit] = text.matchAll(pattern);
  if (!hit) return null;
  const from = Math.max(0, hit.index - BESIDE);
  const to = Math.min(text.length, hit.index + hit[0].length + BESIDE);
  // Words at the ends are whole, and so are placeholders.
  const before = from === 0 ? text.slice(0, hit.index) : text.slice(from, hit.index).replace(/^\S*\s?/u, '');
  const end = hit.index + hit[0].length;
  const after = to === text.length ? text.slice(end) : text.slice(end, to).replace(/(?:^|\s)\S*$/u, '');
  const passage = `${before}${hit[0]}${after}`.replace(/\s+/gu, ' ').trim();
  return `${from === 0 ? '' : '… '}${passage}${to === text.length ? '' : ' …'}`;
}
