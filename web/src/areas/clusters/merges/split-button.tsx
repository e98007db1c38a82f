import { type FormEvent, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { splitOff } from './data.ts';

export interface SplitButtonProps {
  cluster: { id: string; name: string };
  /** The cluster whose page is open. */
  shownId: string;
}

const MIN_REASON = 5;

/** Asks why, and takes a merge back. */
export function SplitButton({ cluster, shownId }: SplitButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const split = useAction({
    run: () => splitOff(cluster.id, reason.trim(), shownId),
    onSuccess: () => {
      setOpen(false);
      setReason('');
      toast({
        title: 'Merge taken back',
        description: `${cluster.name} stands on its own again, as it was.`,
        variant: 'success',
      });
    },
    onFailure: () =>
      toast({
        title: 'Not split',
        description: 'The merge could not be taken back. Please try again.',
        variant: 'destructive',
      }),
  });
  const isReady = reason.trim().length >= MIN_REASON;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !split.isPending) split.mutate();
  };
  return (
    <Dialog
      title={`Split ${cluster.name} off`}
      description="It gets back every report it had. What came to the other cluster since stays there."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Split off</Button>}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field label="Reason" hint="At least 5 characters; it stays beside the split.">
          {(control) => (
            <TextInput
              {...control}
              maxLength={1_000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" disabled={!isReady} isBusy={split.isPending}>
            Split off
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
