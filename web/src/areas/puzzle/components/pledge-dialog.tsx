import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface PledgeDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The zero-touch pledge, which an account accepts once before its first piece. */
export function PledgeDialog({ isOpen, isPending, onAccept, onCancel }: PledgeDialogProps) {
  return (
    <Dialog
      title={t`The zero-touch pledge`}
      description={t`You accept it once, before your first piece.`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
    >
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <Trans>I never contact suspects: no calls, no messages, no visits, no payments.</Trans>
        </li>
        <li>
          <Trans>I never log in to anything that is not mine, and I open no links outside a safe tool.</Trans>
        </li>
        <li>
          <Trans>I write down what can be checked and where it comes from.</Trans>
        </li>
        <li>
          <Trans>I keep victims’ names and data out of what I write.</Trans>
        </li>
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
        <Button variant="primary" onClick={onAccept} isBusy={isPending}>
          <Trans>I accept the pledge</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
