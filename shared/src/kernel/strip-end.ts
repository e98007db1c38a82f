/** A text without those of these characters that it ends with; `/[…]+$/` would take the square of a long run's time. */
export function stripEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
