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
      title="Some of your changes are not sent yet"
      description="You changed shared boards or notes while offline. Signing out deletes these changes from this computer, so that nobody else can read them."
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
    >
      <p className="text-ink-soft">
        Stay signed in and open those puzzles while you’re online. We’ll send the changes within seconds.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={onSignOut}>
          Sign out and lose them
        </Button>
        <Button variant="primary" onClick={onCancel}>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  );
}
