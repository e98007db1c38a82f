import type { ListedAccount } from '@fap/shared/auth/admin-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ban, CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { endSessions, restore, suspend } from './data.ts';
import { RoleDialog } from './role-dialog.tsx';
import { ROLE_LABELS } from './role-labels.ts';

/** An account with what an admin can decide about it. */
export function PersonRow({ account, onChanged }: { account: ListedAccount; onChanged: () => void }) {
  const { id, displayName, email, isEmailConfirmed, roles, suspended, createdAt, sessions } = account;
  const decided = (decide: (id: string, reason: string) => Promise<void>) => async (reason: string) => {
    await decide(id, reason);
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <PersonName id={id} name={displayName} className="font-semibold" />
          {roles.map((role) => (
            <Badge key={role} tone="accent">
              {ROLE_LABELS[role]}
            </Badge>
          ))}
          {suspended && (
            <Badge tone="critical" icon={Ban}>
              <Trans>Suspended</Trans>
            </Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
          <span className="wrap-anywhere">{email}</span>
          {isEmailConfirmed && (
            <span className="inline-flex items-center gap-1">
              <CircleCheck aria-hidden className="size-4 text-accent" />
              <Trans>confirmed</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Created <RelativeTime at={createdAt} /> · {describeSessions(sessions)}
          </Trans>
        </p>
        {suspended && (
          <p className="mt-1 text-sm">
            <Trans>
              Suspended <RelativeTime at={suspended.at} />: {suspended.reason}
            </Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <RoleDialog key={roles.join(' ')} account={account} onChanged={onChanged} />
        {sessions > 0 && (
          <ReasonDialog
            title={t`Sign ${displayName} out`}
            description={t`All browsers are signed out at once. They can sign in again.`}
            action={t`Sign out`}
            label={t`Sign out ${displayName}`}
            run={decided(endSessions)}
            success={{ title: t`Signed out`, description: t`All browsers of this account are signed out.` }}
            failure={{
              title: t`Not signed out`,
              description: t`We could not sign them out. Please try again.`,
            }}
          />
        )}
        {suspended ? (
          <ReasonDialog
            title={t`Restore ${displayName}`}
            description={t`They can sign in again.`}
            action={t`Restore`}
            label={t`Restore ${displayName}`}
            run={decided(restore)}
            success={{ title: t`Account restored`, description: t`They can sign in again.` }}
            failure={{
              title: t`Not restored`,
              description: t`We could not restore the account. Please try again.`,
            }}
          />
        ) : (
          <ReasonDialog
            title={t`Suspend ${displayName}`}
            description={t`They are signed out at once and cannot sign in. You can restore the account.`}
            action={t`Suspend`}
            label={t`Suspend ${displayName}`}
            run={decided(suspend)}
            success={{ title: t`Account suspended`, description: t`It is signed out everywhere.` }}
            failure={{
              title: t`Not suspended`,
              description: t`We could not suspend the account. Please try again.`,
            }}
          />
        )}
      </div>
    </li>
  );
}

function describeSessions(count: number): string {
  if (count === 0) return t`not signed in`;
  return plural(count, { one: 'signed in with 1 browser', other: 'signed in with # browsers' });
}
