import { partnersContract } from '@fap/shared/partners/contract.ts';
import type { Partner, PartnerToken } from '@fap/shared/partners/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShownOnce, useShownTitle } from '../../../ui/shown-once.tsx';
import { network } from '../data.ts';
import { SCOPE_WORDS } from '../partner-words.ts';
import { EndPartnership } from './end-partnership.tsx';
import { MakeToken } from './make-token.tsx';

/** A partner's tokens in force: made, shown once, ended; and the end of the partnership. */
export function PartnerTokens({
  partner: { id, name },
  tokens,
}: {
  partner: Partner;
  tokens: readonly PartnerToken[];
}) {
  const [made, setMade] = useState<string | null>(null);
  const madeTitle = useShownTitle();
  const failed = (error: Error) =>
    toast({
      title: t`Not Saved`,
      description: reasonOf(error, t`We could not save this. Please try again.`),
      variant: 'destructive',
    });
  const refresh = () => void network.refresh();
  const revoke = useAction({
    run: (tokenId: string) => api(partnersContract.revokeToken, { params: { id, tokenId } }),
    onSuccess: refresh,
    onFailure: failed,
  });
  return (
    <div className="grid gap-3">
      {made && (
        <ShownOnce
          title={t`Token for ${name}, shown once`}
          value={made}
          copyLabel={t`Copy the token`}
          titleRef={madeTitle.ref}
        />
      )}
      {tokens.length > 0 && (
        <ul aria-label={t`Tokens of ${name}`} className="divide-y divide-line rounded-lg border border-line">
          {tokens.map(({ id: tokenId, scopes, expiresAt, lastUsedAt }) => (
            <li key={tokenId} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <span className="text-sm">
                <span className="font-medium">
                  <Trans>May</Trans> {scopes.map((scope) => SCOPE_WORDS[scope]).join(' and ')}
                </span>
                <span className="block text-ink-soft">
                  <Trans>
                    until <ExactTime at={expiresAt} /> ·
                  </Trans>{' '}
                  {lastUsedAt ? (
                    <Trans>
                      last used <RelativeTime at={lastUsedAt} />
                    </Trans>
                  ) : (
                    t`not used yet`
                  )}
                </span>
              </span>
              <Button
                size="sm"
                variant="danger"
                isBusy={revoke.isPending && revoke.variables === tokenId}
                onClick={() => revoke.mutate(tokenId)}
                aria-label={t`End token of ${name}`}
              >
                <Trans>End token</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <MakeToken
          partnerId={id}
          name={name}
          onMade={(token) => {
            setMade(token);
            refresh();
          }}
          showMade={madeTitle.show}
        />
        <EndPartnership partnerId={id} name={name} />
      </div>
    </div>
  );
}
