/** Strips these characters from the end of a text; `/[…]+$/` would be quadratic on long runs. */
export function stripEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
