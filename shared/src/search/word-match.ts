/** Shorter words would be one letter away from too many others, longer ones are ids and addresses. */
const FORGIVEN_FROM = 4;
const FORGIVEN_TO = 20;

/** How well a word fits one that was asked for; 0 when it does not. */
export function matchWord(asked: string, word: string): number {
  if (word === asked) return 4;
  if (word.startsWith(asked)) return 3;
  return isForgiven(asked) && isOneStepAway(asked, word) ? 2 : 0;
}

const isForgiven = ({ length }: string): boolean => length >= FORGIVEN_FROM && length <= FORGIVEN_TO;

/** Whether one letter more, one less, another one, or two swapped neighbours turn one word into the other. */
export function isOneStepAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  // Most words differ from the beginning to the end: comparing the ends in place makes no strings of them.
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, otherLeft] = [end - start, otherEnd - start];
  if (left <= 1 && otherLeft <= 1) return true;
  return left === 2 && otherLeft === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
