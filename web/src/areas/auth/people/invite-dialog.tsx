import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError, conflictReasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { invite } from './data.ts';
import { RoleChoice } from './role-choice.tsx';

/** Invites somebody by mail, with roles. */
export function InviteDialog() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly GivenRole[]>([]);
  const [issue, setIssue] = useState<string>();
  const send = useAction({
    run: () => invite(email, roles),
    onSuccess: () => {
      setOpen(false);
      setEmail('');
      setRoles([]);
      toast({ title: t`Invitation queued`, description: t`The link works for 7 days.`, variant: 'success' });
    },
    onFailure: (error) => {
      const [first] = error instanceof ApiError ? error.issues : [];
      if (first) setIssue(first.message);
      else
        toast({
          title: t`Not invited`,
          description: conflictReasonOf(
            error,
            t`We could not send the invitation. What you typed is still here.`,
          ),
          variant: 'destructive',
        });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIssue(undefined);
    if (!send.isPending) send.mutate();
  };
  return (
    <Dialog
      title={t`Invite somebody`}
      description={t`They get a link by mail and choose their own name and password.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <UserRoundPlus aria-hidden className="size-4" />
          <Trans>Invite somebody</Trans>
        </Button>
      }
    >
      <form onSubmit={handleSubmit} noValidate className="grid gap-5">
        <Field label={t`E-mail`} error={issue}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <RoleChoice roles={roles} onChange={setRoles} />
        <div>
          <Button type="submit" variant="primary" isBusy={send.isPending}>
            <Trans>Send the invitation</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
