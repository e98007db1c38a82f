import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { useAtomValue } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { LayerName } from '../../clusters/public/layer-name.tsx';
import { pieceQueue } from '../live/data.ts';

/** Pieces queued in this browser until it is online, and those the server refused. */
export function WaitingPieces({ clusterId, accountId }: { clusterId: string; accountId: string }) {
  const items = useAtomValue(pieceQueue.waitingAtom).filter(
    (item) => item.accountId === accountId && item.body.clusterId === clusterId,
  );
  if (items.length === 0) return null;
  return (
    <section
      aria-label={t`Waiting pieces`}
      className="rounded-lg border border-line-strong/50 bg-surface p-4"
    >
      <p role="status" className="flex items-center gap-2 font-medium">
        <CloudUpload aria-hidden className="size-5 text-accent" />
        <Trans>
          {items.length} waiting. We keep <Plural value={items.length} one="it" other="them" /> in this
          browser and send <Plural value={items.length} one="it" other="them" /> when you’re back online.
        </Trans>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-start justify-between gap-3 py-2.5 text-[0.9375rem]"
          >
            <div className="min-w-0 flex-1 wrap-anywhere">
              <LayerName layer={item.body.layer} className="text-xs" />
              <p>{item.body.content}</p>
              {item.refusal && (
                <p className="text-sm font-medium text-critical">
                  <Trans>Not accepted: {item.refusal}</Trans>
                </p>
              )}
            </div>
            <div className="flex gap-2">
              {item.refusal && (
                <Button size="sm" onClick={() => pieceQueue.retry(item.id)}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              <Button size="sm" variant="danger" onClick={() => pieceQueue.discard(item.id)}>
                <Trans>Discard</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
