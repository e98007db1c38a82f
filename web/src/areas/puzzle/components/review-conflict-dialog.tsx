import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ReviewConflict } from '../live/use-review.ts';
import { PieceCard } from './piece-card.tsx';

export interface ReviewConflictDialogProps {
  conflict: ReviewConflict | null;
  onClose: () => void;
}

/** Shows the rejected review beside the piece on the server. */
export function ReviewConflictDialog({ conflict, onClose }: ReviewConflictDialogProps) {
  return (
    <Dialog
      title={t`Somebody changed this first`}
      {...(conflict ? { description: t`${conflict.reason}. Nothing was overwritten.` } : {})}
      isOpen={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {conflict && (
        <div className="grid gap-5 sm:grid-cols-2">
          <section aria-label={t`Yours`}>
            <h3 className="text-sm font-semibold text-ink-soft">
              <Trans>You wanted to</Trans>
            </h3>
            <p className="mt-1">{conflict.mine.verdict === 'confirm' ? t`confirm it` : t`dispute it`}</p>
            {conflict.mine.note && <p className="mt-1 text-ink-soft">“{conflict.mine.note}”</p>}
          </section>
          <section aria-label={t`On the server`}>
            <h3 className="text-sm font-semibold text-ink-soft">
              <Trans>It is now</Trans>
            </h3>
            {conflict.theirs && <PieceCard piece={conflict.theirs} hasLayer={false} />}
          </section>
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          <Trans>Understood</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
