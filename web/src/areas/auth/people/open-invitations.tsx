import type { Invitation } from '@fap/shared/auth/admin-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>We could not load the open invitations.</Trans>{' '}
        <button type="button" className="link" onClick={list.refetch}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  if (!items || items.length === 0) return null;
  return (
    <section aria-label={t`Open invitations`} className="mt-6">
      <h2 className="font-semibold">
        <Trans>Open invitations</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ShowMore pages={list} failure={t`We could not load more invitations. Please try again.`} />
      <ExportLinks table="invitations" things={t`open invitations`} className="mt-3" />
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, roles, invitedBy, createdAt, expiresAt } = invitation;
  const revoke = useAction({
    run: () => revokeInvitation(id),
    onSuccess: () =>
      toast({ title: t`Invitation revoked`, description: t`Its link works no more.`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not revoked`,
        description: reasonOf(error, t`We could not revoke it. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          {roles.length > 0 && `${roles.map((role) => ROLE_LABELS[role]).join(', ')} · `}
          <Trans>
            invited by {invitedBy} <RelativeTime at={createdAt} /> · ends <RelativeTime at={expiresAt} />
          </Trans>
        </p>
      </div>
      <Button
        onClick={() => revoke.mutate()}
        isBusy={revoke.isPending}
        aria-label={t`Revoke the invitation of ${email}`}
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}
