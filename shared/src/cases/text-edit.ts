/** One replacement in a text: at a place, so many characters give way to others. */
export interface TextEdit {
  at: number;
  removed: number;
  inserted: string;
}

/**
 * The replacement that leads from one text to another, as somebody made it whose caret stands at `caret` in the new one; null for none.
 * The caret decides between places that look alike, as in a row of equal letters. Pairs that make one character are never cut in two.
 */
export function findEdit(before: string, after: string, caret: number): TextEdit | null {
  if (before === after) return null;
  // What stands behind the caret was not typed just now.
  const behind = Math.max(0, after.length - caret);
  let end = 0;
  const longestEnd = Math.min(before.length, after.length, behind);
  while (end < longestEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  let start = 0;
  const longestStart = Math.min(before.length, after.length) - end;
  while (start < longestStart && before[start] === after[start]) start += 1;
  // Without a caret at the end of the change, such as after an undo of the browser.
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isCutAt(before, start) || isCutAt(after, start)) start -= 1;
  if (isCutAt(before, before.length - end) || isCutAt(after, after.length - end)) end -= 1;
  return {
    at: start,
    removed: before.length - end - start,
    inserted: after.slice(start, after.length - end),
  };
}

/** Where a caret stands after somebody else's replacement: what comes before it moves it, what comes behind it does not. */
export function moveCaret(caret: number, { at, removed, inserted }: TextEdit): number {
  if (at >= caret) return caret;
  return Math.max(at, caret - removed) + inserted.length;
}

/** Whether a place, counted in UTF-16 units, lies between the two halves of one character. */
export function isCutAt(text: string, at: number): boolean {
  const [left, right] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return left >= 0xd800 && left < 0xdc00 && right >= 0xdc00 && right < 0xe000;
}
