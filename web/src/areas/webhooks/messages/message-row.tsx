import type { WebhookMessage } from '@fap/shared/webhooks/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { sendAgain } from '../data.ts';
import { eventWords, STATE_WORDS } from '../webhook-words.ts';

interface MessageRowProps {
  message: WebhookMessage;
  onSentAgain: () => void;
}

/** A message with its last attempts, and a button that sends it again. */
export function MessageRow({ message, onSentAgain }: MessageRowProps) {
  const { id, event, state, createdAt, attempts, log } = message;
  const again = useAction({
    run: () => sendAgain(id),
    onSuccess: onSentAgain,
    onFailure: (error) =>
      toast({
        title: t`Not Sent`,
        description: reasonOf(error, t`We could not send it again. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {STATE_WORDS[state]}
          <span className="font-normal text-ink-soft"> · {eventWords(event)}</span>
        </p>
        <p className="text-sm text-ink-soft">
          <ExactTime at={createdAt} /> · {plural(attempts, { one: '# attempt', other: '# attempts' })} ·{' '}
          <span className="font-mono text-xs wrap-anywhere">{id}</span>
        </p>
        {log.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-accent">
              <Trans>Last attempts</Trans>
            </summary>
            <ul className="mt-2 grid gap-1">
              {log.map(({ at, status, error, durationMs }) => (
                <li key={at}>
                  <Trans>
                    <ExactTime at={at} />: {error ?? t`it answered ${status ?? 0}`} ({durationMs} ms)
                  </Trans>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {state !== 'queued' && (
        <Button
          size="sm"
          isBusy={again.isPending}
          onClick={() => again.mutate()}
          aria-label={t`Send ${id} again`}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  );
}
