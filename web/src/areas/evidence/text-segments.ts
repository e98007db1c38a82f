/** A part of a text: plain, or marked with a label. */
export interface TextSegment {
  text: string;
  start: number;
  label: string | null;
}

interface Span {
  start: number;
  end: number;
  label: string;
}

/** Cuts a text at its marked spans (UTF-16 offsets). Where spans overlap, the one that begins first wins. */
export function cutIntoSegments(text: string, spans: readonly Span[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = 0;
  const push = (end: number, label: string | null) => {
    if (end > at) segments.push({ text: text.slice(at, end), start: at, label });
    at = Math.max(at, end);
  };
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end <= at || span.end > text.length) continue;
    push(Math.max(at, span.start), null);
    push(span.end, span.label);
  }
  push(text.length, null);
  return segments;
}
