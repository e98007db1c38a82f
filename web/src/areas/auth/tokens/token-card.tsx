import type { ApiToken } from '@fap/shared/auth/token-contract.ts';
import { TOKEN_SCOPES } from '@fap/shared/auth/token-scopes.ts';
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
        title="Tokens for programs"
        hint="For scripts of your own. A token can’t sign in, change your account or make other tokens. A new password ends them all."
      />
      <CardBody className="grid gap-5">
        {made && (
          <ShownOnce
            title="Your new token, shown once"
            value={made}
            copyLabel="Copy the token"
            titleRef={title.ref}
          />
        )}
        {data ? (
          data.length > 0 && (
            <>
              <ul aria-label="Tokens for programs" className="divide-y divide-line">
                {data.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
              <ExportLinks table="tokens" things="your tokens" />
            </>
          )
        ) : isError ? (
          <ErrorState
            title="We could not load your tokens"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label="Loading your tokens…" shape="list" />
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
      toast({ title: 'Token ended', description: 'It opens nothing any more.', variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: 'Not Saved',
        description: reasonOf(error, 'We could not end the token. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm">{scopes.map((scope) => TOKEN_SCOPES[scope].label).join(' · ')}</p>
        <p className="text-sm text-ink-soft">
          Made <RelativeTime at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            'not used yet'
          )}{' '}
          · until <ExactTime at={expiresAt} />
        </p>
      </div>
      <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate()} aria-label={`End ${name}`}>
        End
      </Button>
    </li>
  );
}
