import type { ApiToken } from '@fap/shared/auth/token-contract.ts';
import { TOKEN_SCOPES } from '@fap/shared/auth/token-scopes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShownOnce, useShownTitle } from '../../../ui/shown-once.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { endToken, ownTokens } from './data.ts';
import { MakeToken } from './make-token.tsx';

/** One's own tokens for programs: made, shown once, ended. */
export function TokenCard() {
  const { data, isError, isFetching, refetch } = useRead(ownTokens);
  const [made, setMade] = useState<string | null>(null);
  const title = useShownTitle();
  return (
    <Card id="tokens" role="region" aria-labelledby="tokens-title">
      <CardHeader
        id="tokens-title"
        title={t`Tokens for programs`}
        hint={t`For scripts of your own. A token can’t sign in, change your account or make other tokens. A new password ends them all.`}
      />
      <CardBody className="grid gap-5">
        {made && (
          <ShownOnce
            title={t`Your new token, shown once`}
            value={made}
            copyLabel={t`Copy the token`}
            titleRef={title.ref}
          />
        )}
        {data ? (
          data.length > 0 && (
            <>
              <ul aria-label={t`Tokens for programs`} className="divide-y divide-line">
                {data.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
              <ExportLinks table="tokens" things={t`your tokens`} />
            </>
          )
        ) : isError ? (
          <ErrorState
            title={t`We could not load your tokens`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t`Loading your tokens…`} shape="list" />
        )}
        <MakeToken onMade={setMade} showMade={title.show} />
      </CardBody>
    </Card>
  );
}

function TokenRow({ token: { id, name, scopes, createdAt, expiresAt, lastUsedAt } }: { token: ApiToken }) {
  const end = useAction({
    run: () => endToken(id),
    onSuccess: () =>
      toast({ title: t`Token ended`, description: t`It opens nothing any more.`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not Saved`,
        description: reasonOf(error, t`We could not end the token. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm">{scopes.map((scope) => TOKEN_SCOPES[scope].label).join(' · ')}</p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Made <RelativeTime at={createdAt} /> ·
          </Trans>{' '}
          {lastUsedAt ? (
            <Trans>
              last used <RelativeTime at={lastUsedAt} />
            </Trans>
          ) : (
            t`not used yet`
          )}{' '}
          <Trans>
            · until <ExactTime at={expiresAt} />
          </Trans>
        </p>
      </div>
      <Button
        variant="danger"
        isBusy={end.isPending}
        onClick={() => end.mutate()}
        aria-label={t`End ${name}`}
      >
        <Trans>End</Trans>
      </Button>
    </li>
  );
}
