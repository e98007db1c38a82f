import type { Invitation } from '@fap/shared/auth/admin-contract.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { invitations, revokeInvitation } from './data.ts';
import { ROLE_LABELS } from './role-labels.ts';

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function OpenInvitations() {
  const list = usePages(invitations, { query: {} });
  const { items } = list;
  if (list.isError)
    return (
      <p role="alert" className="mt-4 text-sm text-high">
        We could not load the open invitations.{' '}
        <button type="button" className="link" onClick={list.refetch}>
          Try again
        </button>
      </p>
    );
  if (!items || items.length === 0) return null;
  return (
    <section aria-label="Open invitations" className="mt-6">
      <h2 className="font-semibold">Open invitations</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ShowMore pages={list} failure="We could not load more invitations. Please try again." />
      <ExportLinks table="invitations" things="open invitations" className="mt-3" />
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, roles, invitedBy, createdAt, expiresAt } = invitation;
  const revoke = useAction({
    run: () => revokeInvitation(id),
    onSuccess: () =>
      toast({ title: 'Invitation revoked', description: 'Its link works no more.', variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: 'Not revoked',
        description: reasonOf(error, 'We could not revoke it. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          {roles.length > 0 && `${roles.map((role) => ROLE_LABELS[role]).join(', ')} · `}
          invited by {invitedBy} <RelativeTime at={createdAt} /> · ends <RelativeTime at={expiresAt} />
        </p>
      </div>
      <Button
        onClick={() => revoke.mutate()}
        isBusy={revoke.isPending}
        aria-label={`Revoke the invitation of ${email}`}
      >
        Revoke
      </Button>
    </li>
  );
}
