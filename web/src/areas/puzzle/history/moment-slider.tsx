import type { HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { momentTime } from '../public/format-moment.ts';

/** Debounce: a version is loaded once the slider rests for this long, in milliseconds. */
const DEBOUNCE_MS = 200;

export interface MomentSliderProps {
  /** Newest first, as in the list. */
  moments: readonly HistoryMoment[];
  chosen: number | null;
  onChoose: (updateId: number) => void;
}

/** A slider through the loaded moments, from the oldest on the left to the newest on the right. */
export function MomentSlider({ moments, chosen, onChoose }: MomentSliderProps) {
  const line = moments.toReversed();
  const position = line.findIndex(({ updateId }) => updateId === chosen);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? position;
  useEffect(() => {
    const target = dragged === null ? undefined : line[dragged]?.updateId;
    if (target === undefined) return;
    const timer = window.setTimeout(() => {
      setDragged(null);
      onChoose(target);
    }, DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  });
  const step = (by: number) => {
    const target = line[position + by];
    if (target) onChoose(target.updateId);
  };
  const moment = line[shown];
  return (
    <fieldset className="flex min-w-0 items-center gap-2">
      <legend className="sr-only">
        <Trans>Move through the history</Trans>
      </legend>
      <Button size="icon" aria-label={t`Earlier moment`} disabled={position <= 0} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <input
        type="range"
        aria-label={t`Moment`}
        aria-valuetext={moment && `${momentTime(moment.to)}, ${moment.author.displayName}`}
        min={0}
        max={Math.max(0, line.length - 1)}
        value={Math.max(0, shown)}
        disabled={line.length < 2}
        onChange={(event) => setDragged(Number(event.target.value))}
        className="h-10 min-w-0 flex-1 accent-accent"
      />
      <Button
        size="icon"
        aria-label={t`Later moment`}
        disabled={position < 0 || position >= line.length - 1}
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </fieldset>
  );
}
