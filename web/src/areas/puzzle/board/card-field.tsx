import { BOARD_LABEL_MAX_LENGTH } from '@fap/shared/puzzle/board-shapes.ts';
import { useEffect, useRef } from 'react';

export interface CardFieldProps {
  /** Its accessible name. */
  name: string;
  text: string;
  /** Called once, with the trimmed text; null when it was given up. Also when the field is taken away, because somebody deleted the card. */
  onEnd: (text: string | null) => void;
}

/** The field in which a card's text is written on the canvas: Enter keeps it, Escape gives it up. */
export function CardField({ name, text, onEnd }: CardFieldProps) {
  const isOver = useRef(false);
  const end = (result: string | null) => {
    // Enter takes the field away, which is also a blur.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(result);
  };
  const typed = useRef(text);
  const atEnd = useRef(end);
  atEnd.current = end;
  useEffect(
    () => () => {
      if (typed.current !== text) atEnd.current(typed.current.trim());
    },
    [text],
  );
  return (
    <textarea
      aria-label={name}
      defaultValue={text}
      maxLength={BOARD_LABEL_MAX_LENGTH}
      rows={3}
      // biome-ignore lint/a11y/noAutofocus: the user asked to write here
      autoFocus
      className="nodrag nowheel mt-1 w-full resize-none rounded-sm border border-line-strong bg-surface p-1 text-[0.9375rem]"
      onChange={(event) => {
        typed.current = event.target.value;
      }}
      onBlur={(event) => end(event.target.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.shiftKey) end(event.currentTarget.value.trim());
        if (event.key === 'Escape') end(null);
      }}
    />
  );
}
