import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PieceCard } from './piece-card.tsx';

export interface SimilarDialogProps {
  similar: readonly { contribution: Contribution; ratio: number }[];
  isPending: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** Shows near-duplicates before a piece is sent. */
export function SimilarDialog({ similar, isPending, onSend, onCancel }: SimilarDialogProps) {
  return (
    <Dialog
      title={t`Somebody may have added this already`}
      description={t`These pieces say nearly the same. Reviewing one helps the cluster more than a second copy.`}
      isOpen={similar.length > 0}
      onOpenChange={(open) => !open && onCancel()}
    >
      <ul className="divide-y divide-line">
        {similar.map(({ contribution, ratio }) => (
          <li key={contribution.id}>
            <PieceCard piece={contribution} hasLayer>
              <p className="mt-1 text-sm text-ink-soft">
                <Trans>{wholePercent(ratio)}% the same wording</Trans>
              </p>
            </PieceCard>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Go back</Trans>
        </Button>
        <Button variant="primary" onClick={onSend} isBusy={isPending}>
          <Trans>Send anyway</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
