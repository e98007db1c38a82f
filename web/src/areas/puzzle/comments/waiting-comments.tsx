import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { commentQueue } from './data.ts';

export interface WaitingCommentsProps {
  clusterId: string;
  target: CommentTarget;
  accountId: string;
}

/** One's own comments that the server does not have yet, or refused. */
export function WaitingComments({ clusterId, target, accountId }: WaitingCommentsProps) {
  const waiting = useAtomValue(commentQueue.waitingAtom).filter(
    ({ accountId: by, body }) =>
      by === accountId &&
      body.clusterId === clusterId &&
      body.target.kind === target.kind &&
      body.target.id === target.id,
  );
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t`Waiting comments`} className="space-y-3 rounded-md bg-sunken px-3 py-2 text-sm">
      {waiting.map(({ id, body, refusal }) => (
        <li key={id}>
          <p className="wrap-anywhere whitespace-pre-wrap">{body.text}</p>
          <p className="mt-0.5 text-ink-soft">{refusal ?? t`We’ll send it when you’re back online.`}</p>
          {refusal && (
            <div className="mt-1 flex gap-2">
              <Button size="sm" onClick={() => commentQueue.retry(id)}>
                <Trans>Try again</Trans>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => commentQueue.discard(id)}>
                <Trans>Discard</Trans>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
