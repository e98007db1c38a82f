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
      title="Somebody changed this first"
      {...(conflict ? { description: `${conflict.reason}. Nothing was overwritten.` } : {})}
      isOpen={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {conflict && (
        <div className="grid gap-5 sm:grid-cols-2">
          <section aria-label="Yours">
            <h3 className="text-sm font-semibold text-ink-soft">You wanted to</h3>
            <p className="mt-1">{conflict.mine.verdict === 'confirm' ? 'confirm it' : 'dispute it'}</p>
            {conflict.mine.note && <p className="mt-1 text-ink-soft">“{conflict.mine.note}”</p>}
          </section>
          <section aria-label="On the server">
            <h3 className="text-sm font-semibold text-ink-soft">It is now</h3>
            {conflict.theirs && <PieceCard piece={conflict.theirs} hasLayer={false} />}
          </section>
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          Understood
        </Button>
      </div>
    </Dialog>
  );
}
