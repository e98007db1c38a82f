import type { PracticeMessage } from '@fap/shared/education/lessons/practice-messages.ts';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

export interface MarkedMessageProps {
  message: PracticeMessage;
  /** Shows the words that give it away. */
  isMarked: boolean;
}

/** A message as it would arrive; once judged, the words that matter are marked and numbered. */
export function MarkedMessage({ message: { channel, from, text, marks }, isMarked }: MarkedMessageProps) {
  return (
    <figure>
      <figcaption className="text-sm text-ink-soft">
        <Trans>
          {channel} · from <span className="font-semibold text-ink">{from}</span>
        </Trans>
      </figcaption>
      <blockquote className="mt-2 w-fit max-w-prose rounded-lg rounded-tl-sm bg-sunken px-4 py-3.5 text-lg wrap-anywhere">
        {isMarked
          ? piecesOf(
              text,
              marks.map(({ words }) => words),
            ).map(({ words, mark }) =>
              mark === null ? (
                <Fragment key={words}>{words}</Fragment>
              ) : (
                <mark
                  key={words}
                  className="rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-accent decoration-2 underline-offset-4"
                >
                  {words}
                  <sup className="ml-0.5 text-xs font-semibold text-accent">{mark}</sup>
                </mark>
              ),
            )
          : text}
      </blockquote>
    </figure>
  );
}

interface Piece {
  words: string;
  /** The number of its mark; null for the words between. */
  mark: number | null;
}

/** A text cut at its marked words, which stand in it in order. */
function piecesOf(text: string, marked: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (const [index, words] of marked.entries()) {
    const at = rest.indexOf(words);
    pieces.push({ words: rest.slice(0, at), mark: null }, { words, mark: index + 1 });
    rest = rest.slice(at + words.length);
  }
  return [...pieces, { words: rest, mark: null }].filter(({ words }) => words !== '');
}
