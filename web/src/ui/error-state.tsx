import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

export interface ErrorStateProps {
  /** What failed, in plain words. */
  title: string;
  text?: string;
  onRetry: () => void;
  isRetrying?: boolean;
  className?: string;
}

/** An error after a failed read, with a retry button. */
export function ErrorState({ title, text, onRetry, isRetrying, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      <TriangleAlert aria-hidden strokeWidth={1.5} className="size-8 text-high" />
      <p className="mt-3 text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-md text-ink-soft">
        {text ?? t`The problem is on our side or with the connection. You haven’t lost anything you entered.`}
      </p>
      <Button className="mt-5" onClick={onRetry} isBusy={isRetrying ?? false}>
        <RotateCw aria-hidden className="size-4" />
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
