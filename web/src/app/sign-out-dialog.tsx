import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface SignOutDialogProps {
  isOpen: boolean;
  onCancel: () => void;
  onSignOut: () => void;
}

/** Signing out removes what this browser keeps: whoever has changes that were not sent yet is asked first. */
export function SignOutDialog({ isOpen, onCancel, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog
      title="Some of your changes are not sent yet"
      description="They are on shared boards or notes you changed without a connection. Signing out removes them from this computer, so that nobody else can read them."
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
    >
      <p className="text-ink-soft">
        Stay signed in and open those puzzles while you are online: the changes are sent within seconds.
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
