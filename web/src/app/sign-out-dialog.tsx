import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface SignOutDialogProps {
  isOpen: boolean;
  onCancel: () => void;
  onSignOut: () => void;
}

/** Asks before signing out with unsent changes, because that deletes the offline copies. */
export function SignOutDialog({ isOpen, onCancel, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog
      title={t`Some of your changes are not sent yet`}
      description={t`You changed shared boards or notes while offline. Signing out deletes these changes from this computer, so that nobody else can read them.`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
    >
      <p className="text-ink-soft">
        <Trans>
          Stay signed in and open those puzzles while you’re online. We’ll send the changes within seconds.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={onSignOut}>
          <Trans>Sign out and lose them</Trans>
        </Button>
        <Button variant="primary" onClick={onCancel}>
          <Trans>Stay signed in</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
