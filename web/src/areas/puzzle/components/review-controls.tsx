import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useReview } from '../live/use-review.ts';
import { ReviewConflictDialog } from './review-conflict-dialog.tsx';

export interface ReviewControlsProps {
  piece: Contribution;
  layerVersion: number;
  accountId: string;
  decidesAlone: boolean;
  /** The piece comes from the user's own report. */
  isFromOwnReport: boolean;
}

/** Confirms or disputes a piece; says why when the user may not. */
export function ReviewControls(props: ReviewControlsProps) {
  const { piece, layerVersion } = props;
  const [isDisputing, setDisputing] = useState(false);
  const [note, setNote] = useState('');
  const { review, isPending, conflict, closeConflict } = useReview(() => setDisputing(false));
  const why = describeRefusal(props);
  const send = (verdict: Verdict) =>
    review({ piece, verdict, note: verdict === 'dispute' ? note.trim() : '', layerVersion });

  // A half-written note or an open conflict stays on screen when somebody else closes the piece.
  const isWriting = isDisputing && note.trim() !== '';
  if (why && !isWriting && !conflict) return <p className="mt-2 text-sm text-ink-soft">{why}</p>;
  return (
    <div className="mt-2.5">
      {isDisputing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim()) send('dispute');
          }}
        >
          <Field label="Why do you dispute it?" hint="The author and other agents read this.">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={2000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          {why && <p className="mt-2 text-sm text-ink-soft">{why} Your text stays here until you leave.</p>}
          <div className="mt-2 flex gap-2">
            <Button type="submit" size="sm" variant="primary" disabled={!note.trim()} isBusy={isPending}>
              Dispute
            </Button>
            <Button size="sm" onClick={() => setDisputing(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex gap-2">
          <Button size="sm" onClick={() => send('confirm')} isBusy={isPending}>
            <Check aria-hidden className="size-4" />
            Confirm
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setDisputing(true)} disabled={isPending}>
            <Flag aria-hidden className="size-4" />
            Dispute…
          </Button>
        </div>
      )}
      <ReviewConflictDialog conflict={conflict} onClose={closeConflict} />
    </div>
  );
}

function describeRefusal({
  piece,
  accountId,
  decidesAlone,
  isFromOwnReport,
}: ReviewControlsProps): string | null {
  if (isFromOwnReport) return 'This comes from your own report. Other agents review it.';
  if (piece.author.id === accountId) return 'This is your own piece. Other agents review it.';
  if (piece.reviews.some((review) => review.reviewer.id === accountId))
    return 'You have reviewed this piece.';
  if (piece.status !== 'pending' && !decidesAlone) return `Closed: ${piece.status} by reviewers.`;
  return null;
}
