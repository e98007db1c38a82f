import { useEffect, useState } from 'react';

/** One step of the replay takes this long, in milliseconds. */
const STEP_MS = 350;

/** A place in a recording of so many steps: it follows the newest until somebody scrubs, and can be played from there. */
export function usePlayer(steps: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(chosen ?? steps, steps);
  const isAtEnd = at >= steps;
  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => setChosen(at + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [isPlaying, isAtEnd, at]);
  return {
    /** How many steps have happened at the shown moment. */
    at,
    isPlaying,
    isAtEnd,
    /** Shows the moment after so many steps; the last one follows the newest again. */
    scrub: (to: number) => {
      setPlaying(false);
      setChosen(to >= steps ? null : to);
    },
    /** Plays from here, or from the beginning when it is over; pressed again, it stops. */
    toggle: () => {
      if (!isPlaying && isAtEnd) setChosen(0);
      setPlaying(!isPlaying);
    },
  };
}
