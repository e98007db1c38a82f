import { type Ref, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { moveFocusTo } from './move-focus.ts';

export interface ShownOnceProps {
  title: string;
  value: string;
  /** What the button copies: "Copy the token". */
  copyLabel: string;
  titleRef: Ref<HTMLParagraphElement>;
}

/** A secret that was just made and that no later answer has. */
export function ShownOnce({ title, value, copyLabel, titleRef }: ShownOnceProps) {
  return (
    <div className="rounded-lg border border-accent-line bg-accent-soft p-4">
      <p ref={titleRef} tabIndex={-1} data-result className="font-semibold">
        {title}
      </p>
      <p className="mt-1 font-mono wrap-anywhere">{value}</p>
      <CopyButton value={value} label={copyLabel} />
    </div>
  );
}

/** The title of a secret that was made, to move the focus to. */
export function useShownTitle() {
  const ref = useRef<HTMLParagraphElement>(null);
  return { ref, show: () => moveFocusTo(ref.current) };
}
