import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { conflictReasonOf } from '../platform/api-error.ts';
import { toast } from '../platform/toast-store.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { isValidReason, ReasonField } from './reason-field.tsx';

interface ToastText {
  title: string;
  description: string;
}

export interface ReasonDialogProps {
  title: string;
  description: string;
  /** The label of both buttons. */
  action: string;
  /** The accessible name of the opening button, where several have the same label. */
  label?: string;
  /** Further fields above the reason. */
  children?: ReactNode;
  run: (reason: string) => Promise<void>;
  success: ToastText;
  failure: ToastText;
}

/** Asks for the reason of a decision, then makes it; the reason is stored with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, label, children, run, success, failure } = props;
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
        description: conflictReasonOf(error, failure.description),
        variant: 'destructive',
      }),
  });
  const isReady = isValidReason(reason);
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
        {children}
        <ReasonField
          hint={t`At least 5 characters. We store it with the change.`}
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
