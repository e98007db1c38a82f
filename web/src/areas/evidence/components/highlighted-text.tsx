import { cutIntoSegments } from '../text-segments.ts';

export interface HighlightedTextProps {
  text: string;
  spans: readonly { start: number; end: number; label: string }[];
}

/** A text as it was sent, with the words that led to the verdict marked and named. It is shown as text, never as HTML. */
export function HighlightedText({ text, spans }: HighlightedTextProps) {
  return (
    <p className="max-h-80 overflow-y-auto rounded-md bg-sunken p-4 leading-8 break-words whitespace-pre-wrap">
      {cutIntoSegments(text, spans).map((segment) =>
        segment.label === null ? (
          <span key={segment.start}>{segment.text}</span>
        ) : (
          <mark
            key={segment.start}
            className="rounded-sm bg-high-soft px-1 py-0.5 text-ink [box-decoration-break:clone]"
          >
            {segment.text}
            <span className="ml-1 text-xs font-semibold text-high">{segment.label}</span>
          </mark>
        ),
      )}
    </p>
  );
}
