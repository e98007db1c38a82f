import { type FormEvent, useState } from 'react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { withdrawReport } from './data.ts';

const FAILED = 'We could not withdraw your report. Please try again.';

/** Asks before a report is withdrawn, and says what happens. */
export function WithdrawDialog({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useAction({
    run: () => withdrawReport(id, reason.trim()),
    onSuccess: () => {
      setOpen(false);
      toast({
        title: 'Report withdrawn',
        description: 'Only you can read it now. You can restore it here.',
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: 'Not withdrawn',
        description: conflictReasonOf(error, FAILED),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!withdraw.isPending) withdraw.mutate();
  };
  return (
    <Dialog
      title="Withdraw this report?"
      description="You can restore it later."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="danger">Withdraw</Button>}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Your report leaves its cluster. It no longer counts there.</li>
          <li>Only you can read its words and open its files. Analysts can’t.</li>
          <li>The pieces it filled in are withdrawn from the puzzle.</li>
          <li>What other people wrote themselves stays. So do timestamps on the blockchain.</li>
        </ul>
        <Field label="Why?" hint="Only you see this." isOptional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={1_000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={withdraw.isPending}>
            Withdraw the report
          </Button>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </div>
      </form>
    </Dialog>
  );
}
