import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from './class-names.ts';

/** How long the result is shown, in milliseconds. */
const RESULT_MS = 2_500;

export interface CopyButtonProps {
  /** What is copied, for screen readers: "Copy the SHA-256". */
  label: string;
  value: string;
  className?: string;
}

/** Copies a value and shows the result next to the button. */
export function CopyButton({ label, value, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = window.setTimeout(() => setOutcome(null), RESULT_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void handleCopy()}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden className={cn('size-4', outcome === 'copied' && 'text-low')} />
      </button>
      <span role="status" className="text-xs font-medium text-ink-soft empty:hidden">
        {outcome === 'copied' && t`Copied`}
        {outcome === 'refused' && t`Couldn’t copy. Please select it by hand.`}
      </span>
    </span>
  );
}
