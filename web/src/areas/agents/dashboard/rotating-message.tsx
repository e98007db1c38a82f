import { t } from '@lingui/core/macro';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../../platform/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { MESSAGES } from '../words/agent-words.ts';

/** How long a message stays, in milliseconds (specification, section 2). */
const STAYS_MS = 4_000;

/** Six messages in turn. It can be stopped, and does not begin by itself for who wants less motion. */
export function RotatingMessage() {
  const [isRunning, setRunning] = useState(() => !wantsLessMotion());
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % MESSAGES.length), STAYS_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-accent-soft px-5 py-3 sm:px-6">
      <p className="min-h-12 content-center font-medium text-accent">{MESSAGES[place]}</p>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={isRunning ? t`Stop the messages` : t`Let the messages run`}
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
      </Button>
    </div>
  );
}
