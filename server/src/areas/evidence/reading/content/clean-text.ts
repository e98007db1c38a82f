/** Text as it can be stored and shown: no U+0000, no lone surrogates, one kind of line end. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replaceAll(/\r\n?/gu, '\n');
}

/** The beginning of a text, never half a character. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const last = text.charCodeAt(maxCharacters - 1);
  const isSplit = last >= 0xd8_00 && last <= 0xdb_ff;
  return text.slice(0, isSplit ? maxCharacters - 1 : maxCharacters);
}
