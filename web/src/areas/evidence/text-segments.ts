/** A part of a text: plain, or marked with a label. */
export interface TextSegment {
  text: string;
  start: number;
  label: string | null;
  /** The last part of its mark, after which the label is shown. */
  endsMark: boolean;
}

interface Span {
  start: number;
  end: number;
  label: string;
}

/**
 * Cuts a text at its marked spans (UTF-16 offsets). Where spans overlap, the one that begins first wins. White space at the edge of
 * a mark and line breaks inside it are not marked: they would be shown as empty marks.
 */
export function cutIntoSegments(text: string, spans: readonly Span[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = 0;
  const push = (end: number, label: string | null, endsMark = false) => {
    if (end > at) segments.push({ text: text.slice(at, end), start: at, label, endsMark });
    at = Math.max(at, end);
  };
  const pushMark = (end: number, label: string) => {
    const lines = [...text.slice(at, end).matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index }) => {
      const words = line.trim();
      return words ? [{ start: at + index + line.indexOf(words), length: words.length }] : [];
    });
    for (const [index, { start, length }] of lines.entries()) {
      push(start, null);
      push(start + length, label, index === lines.length - 1);
    }
    push(end, null);
  };
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end <= at || span.end > text.length) continue;
    push(Math.max(at, span.start), null);
    pushMark(span.end, span.label);
  }
  push(text.length, null);
  return segments;
}
