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
      title="The zero-touch pledge"
      description="You accept it once, before your first piece."
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
    >
      <ul className="list-disc space-y-2 pl-5">
        <li>I never contact suspects: no calls, no messages, no visits, no payments.</li>
        <li>I never log in to anything that is not mine, and I open no links outside a safe tool.</li>
        <li>I write down what can be checked and where it comes from.</li>
        <li>I keep victims’ names and data out of what I write.</li>
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Not now</Button>
        <Button variant="primary" onClick={onAccept} isBusy={isPending}>
          I accept the pledge
        </Button>
      </div>
    </Dialog>
  );
}
