import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { withdrawReport } from './data.ts';

const FAILED = t`We could not withdraw your report. Please try again.`;

/** Asks before a report is withdrawn, and says what happens. */
export function WithdrawDialog({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useAction({
    run: () => withdrawReport(id, reason.trim()),
    onSuccess: () => {
      setOpen(false);
      toast({
        title: t`Report withdrawn`,
        description: t`Only you can read it now. You can restore it here.`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`Not withdrawn`,
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
      title={t`Withdraw this report?`}
      description={t`You can restore it later.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="danger">
          <Trans>Withdraw</Trans>
        </Button>
      }
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>Your report leaves its cluster. It no longer counts there.</Trans>
          </li>
          <li>
            <Trans>Only you can read its words and open its files. Analysts can’t.</Trans>
          </li>
          <li>
            <Trans>The pieces it filled in are withdrawn from the puzzle.</Trans>
          </li>
          <li>
            <Trans>What other people wrote themselves stays. So do timestamps on the blockchain.</Trans>
          </li>
        </ul>
        <Field label={t`Why?`} hint={t`Only you see this.`} isOptional>
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
            <Trans>Withdraw the report</Trans>
          </Button>
          <Button onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
