import { BOARD_LABEL_MAX_LENGTH } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

/** From so few characters left on, the field says how many: without that, a pasted text would end unnoticed. */
const NEARLY_FULL = 30;

export interface CardFieldProps {
  /** Its accessible name. */
  name: string;
  text: string;
  /** One line high, with its words chosen: for a title, which is mostly written anew. */
  isTitle?: boolean;
  /** Called once, with the trimmed text and that it began with; null when it was given up. Also when the field is taken away, because somebody deleted the card. */
  onEnd: (text: string | null, before: string) => void;
}

/** The field in which a card's text is written on the canvas: Enter keeps it, Escape gives it up. */
export function CardField({ name, text, isTitle = false, onEnd }: CardFieldProps) {
  // The text may change while somebody writes: others write too.
  const [before] = useState(text);
  const isOver = useRef(false);
  const end = (result: string | null) => {
    // Enter takes the field away, which is also a blur.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(result, before);
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
        rows={isTitle ? 1 : 3}
        // biome-ignore lint/a11y/noAutofocus: the user asked to write here
        autoFocus
        className="nodrag nowheel mt-1 w-full resize-none rounded-sm border border-line-strong bg-surface p-1 text-[0.9375rem]"
        onFocus={({ target }) => {
          if (isTitle) target.select();
          else target.setSelectionRange(target.value.length, target.value.length);
        }}
        onChange={(event) => {
          typed.current = event.target.value;
          setLeft(BOARD_LABEL_MAX_LENGTH - event.target.value.length);
        }}
        onBlur={(event) => end(event.target.value.trim())}
        onKeyDown={(event) => {
          event.stopPropagation();
          // These keys also end a character that is composed, as in Chinese.
          if (event.nativeEvent.isComposing) return;
          const isKept = event.key === 'Enter' && !event.shiftKey;
          if (!isKept && event.key !== 'Escape') return;
          end(isKept ? event.currentTarget.value.trim() : null);
          // The field goes; without this nothing would have the keys that go on with the board.
          event.currentTarget.closest<HTMLElement>('.react-flow')?.focus({ preventScroll: true });
        }}
      />
      {left <= NEARLY_FULL && (
        <p role="status" className="text-[0.8125rem] text-ink-soft">
          {left === 0 ? t`Full: no more fits on a card.` : t`${left} characters left`}
        </p>
      )}
    </>
  );
}
