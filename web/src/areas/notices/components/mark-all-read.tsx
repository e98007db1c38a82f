import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { reasonOf } from '../../../platform/api-error.ts';
import { connectionStateAtom } from '../../../platform/connection-status.tsx';
import { useAtomValue } from '../../../platform/store.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { markAllRead } from '../live/data.ts';

export interface MarkAllReadProps {
  /** The newest first. */
  notices: readonly Notice[];
  unread: number;
  size?: 'sm' | 'md';
}

/** Marks everything up to the newest notice shown as read; shown while something is unread. */
export function MarkAllRead({ notices, unread, size = 'md' }: MarkAllReadProps) {
  const isOffline = useAtomValue(connectionStateAtom) === 'offline';
  const mark = useAction({
    run: () => markAllRead(notices),
    onFailure: (error) =>
      toast({
        title: t`Not marked as read`,
        description: reasonOf(error, t`We could not reach the server. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (unread === 0 || notices.length === 0) return null;
  return (
    <Button
      size={size}
      variant={size === 'sm' ? 'quiet' : 'secondary'}
      onClick={() => mark.mutate()}
      isBusy={mark.isPending}
      disabled={isOffline}
    >
      <CheckCheck aria-hidden className="size-4" />
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
