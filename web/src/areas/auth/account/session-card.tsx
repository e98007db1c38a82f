import type { OpenSession } from '@fap/shared/auth/account-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { endOtherSessions, endSession } from './data.ts';
import { deviceName } from './device-name.ts';

const FAILED = t`We could not sign it out. Please try again.`;

/** The browsers that are signed in, and how each is signed out. */
export function SessionCard({ sessions }: { sessions: readonly OpenSession[] }) {
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const endAll = useAction({
    run: endOtherSessions,
    onSuccess: () =>
      toast({
        title: t`Signed out`,
        description: t`Only this browser is signed in now.`,
        variant: 'success',
      }),
    onFailure: (error) => toastFailure(error),
  });
  return (
    <Card>
      <CardHeader
        title={t`Signed-in browsers`}
        hint={t`If you don’t recognise one, sign it out and change your password.`}
        actions={
          others.length > 0 && (
            <Button onClick={() => endAll.mutate()} isBusy={endAll.isPending}>
              <Trans>Sign out all others</Trans>
            </Button>
          )
        }
      />
      <CardBody>
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, address, lastUsedAt, isOwn } = session;
  const device = deviceName(session.device);
  const end = useAction({
    run: () => endSession(id),
    onSuccess: () =>
      toast({ title: t`Signed out`, description: t`${device} is signed out.`, variant: 'success' }),
    onFailure: (error) => toastFailure(error),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-ink-soft">
          <Trans>
            {address && t`From ${address} · `}last used <RelativeTime at={lastUsedAt} />
          </Trans>
        </p>
      </div>
      {isOwn ? (
        <Badge tone="accent">
          <Trans>This browser</Trans>
        </Badge>
      ) : (
        <Button onClick={() => end.mutate()} isBusy={end.isPending} aria-label={t`Sign out ${device}`}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

const toastFailure = (error: Error): void =>
  toast({ title: t`Not signed out`, description: reasonOf(error, FAILED), variant: 'destructive' });
