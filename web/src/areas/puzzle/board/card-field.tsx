import { BOARD_LABEL_MAX_LENGTH } from '@fap/shared/puzzle/board-shapes.ts';
import { useEffect, useRef, useState } from 'react';

/** From so few characters left on, the field says how many: without that, a pasted text would end unnoticed. */
const NEARLY_FULL = 30;

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
  const [left, setLeft] = useState(BOARD_LABEL_MAX_LENGTH - text.length);
  const typed = useRef<string | null>(null);
  const atEnd = useRef(end);
  atEnd.current = end;
  // Only when the field itself goes: that somebody else changes the card's text meanwhile ends nothing.
  useEffect(
    () => () => {
      if (typed.current !== null) atEnd.current(typed.current.trim());
    },
    [],
  );
  return (
    <>
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
          setLeft(BOARD_LABEL_MAX_LENGTH - event.target.value.length);
        }}
        onBlur={(event) => end(event.target.value.trim())}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && !event.shiftKey) end(event.currentTarget.value.trim());
          if (event.key === 'Escape') end(null);
        }}
      />
      {left <= NEARLY_FULL && (
        <p role="status" className="text-[0.8125rem] text-ink-soft">
          {left === 0 ? 'Full: no more fits on a card.' : `${left} characters left`}
        </p>
      )}
    </>
  );
}
