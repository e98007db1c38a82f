/**
 * Words right before an indicator by which somebody calls it their own: "my account DE…", "contact me at …". With
 * "to", "from", "on" and the like in between it is the other side's: "I emptied my account to GB…".
 */
const OWN_BEFORE =
  /\b(?:(?:my|mine|our)(?:\s+(?!(?:to|from|on|in|into|at|via|with|and|through|by)\b)[\w’'-]+){0,4}|(?:reach|call|contact)\s+me(?:\s+(?:at|on|via|by|under))?|write\s+to\s+me(?:\s+at)?)[\s:=(<"“]*$/iu;
const CHARACTERS_BEFORE = 60;

/** Whether the writer of a text calls what begins at this offset their own. */
export function isOwnMention(text: string, start: number): boolean {
  return OWN_BEFORE.test(text.slice(Math.max(0, start - CHARACTERS_BEFORE), start));
}
