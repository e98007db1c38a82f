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
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}
