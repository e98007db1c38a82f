import { cn } from '../../../ui/class-names.ts';
import { spanLabel } from '../../indicators/public/indicator-label.ts';
import { cutIntoSegments } from '../text-segments.ts';

export interface HighlightedTextProps {
  /** Whose words these are; screen readers say it on focus. */
  label: string;
  text: string;
  spans: readonly { start: number; end: number; label: string }[];
  /** A page about one text shows more of it at once. */
  isTall?: boolean;
}

/** A text with the words that led to the verdict marked and labelled. It is rendered as text, never as HTML. */
export function HighlightedText({ label, text, spans, isTall }: HighlightedTextProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cn(
        'overflow-y-auto rounded-md bg-sunken p-4 leading-8 break-words whitespace-pre-wrap',
        isTall ? 'max-h-[36rem]' : 'max-h-80',
      )}
    >
      {cutIntoSegments(text, spans).map((segment) =>
        segment.label === null ? (
          <span key={segment.start}>{segment.text}</span>
        ) : (
          <mark
            key={segment.start}
            className="rounded-sm bg-high-soft px-1 py-0.5 text-ink [box-decoration-break:clone]"
          >
            {segment.text}
            {segment.endsMark && (
              <span className="ml-1 text-xs font-semibold text-high">{spanLabel(segment.label)}</span>
            )}
          </mark>
        ),
      )}
    </section>
  );
}
