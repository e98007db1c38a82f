import { type FormEvent, useState } from 'react';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { refusalOf } from './public/data.ts';
import { isReason, ReasonField } from './reason-field.tsx';

interface Told {
  title: string;
  description: string;
}

export interface ReasonDialogProps {
  title: string;
  description: string;
  /** What the buttons say. */
  action: string;
  /** What the button that opens it is called where several say the same. */
  label?: string;
  run: (reason: string) => Promise<void>;
  success: Told;
  failure: Told;
}

/** Asks why something about clusters is changed, and does it; the reason stays beside the change. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, label, run, success, failure } = props;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const change = useAction({
    run: () => run(reason.trim()),
    onSuccess: () => {
      setOpen(false);
      setReason('');
      toast({ ...success, variant: 'success' });
    },
    onFailure: (error) =>
      toast({
        ...failure,
        description: refusalOf(error, failure.description),
        variant: 'destructive',
      }),
  });
  const isReady = isReason(reason);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !change.isPending) change.mutate();
  };
  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={label}>{action}</Button>}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <ReasonField
          hint="At least 5 characters; it stays beside the change."
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!isReady} isBusy={change.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
