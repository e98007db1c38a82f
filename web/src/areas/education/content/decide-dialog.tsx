import { NOTE_MAX_LENGTH, NOTE_MIN_LENGTH } from '@fap/shared/education/content/proposal-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { decide } from './data.ts';

const WORDS = {
  accept: {
    action: t`Accept`,
    title: t`Accept this text?`,
    description: t`It appears with the next release, after all checks. The author is told.`,
    done: t`Accepted. It appears with the next release.`,
  },
  decline: {
    action: t`Decline`,
    title: t`Decline this text?`,
    description: t`The author reads your note. Please say what would help.`,
    done: t`The author reads your note.`,
  },
};

export interface DecideDialogProps {
  id: string;
  decision: 'accept' | 'decline';
  onDecided: () => void;
}

/** Asks for a note, then decides; to decline needs one. */
export function DecideDialog({ id, decision, onDecided }: DecideDialogProps) {
  const { action, title, description, done } = WORDS[decision];
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const change = useAction({
    run: () => decide(id, decision, note.trim()),
    onSuccess: () => {
      setOpen(false);
      onDecided();
      toast({ title: t`Decided`, description: done, variant: 'success' });
    },
    // Somebody else may have decided, or the author withdrawn it.
    onFailure: onDecided,
  });
  const isReady = decision === 'accept' || note.trim().length >= NOTE_MIN_LENGTH;
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
      trigger={<Button variant={decision === 'accept' ? 'primary' : 'secondary'}>{action}</Button>}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field
          label={t`Note to the author`}
          hint={decision === 'decline' ? t`At least ${NOTE_MIN_LENGTH} characters.` : undefined}
          isOptional={decision === 'accept'}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={NOTE_MAX_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {change.error && (
          <p role="alert" className="font-medium text-critical">
            {reasonOf(change.error, t`We could not save the decision. Please try again.`)}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" disabled={!isReady} isBusy={change.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
