import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useNow } from '../../../platform/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { GiveDraft } from '../drafts/give-draft.tsx';
import { computeTakeoverSeconds, findRunningClaim, formatCountdown } from '../live/claim-time.ts';
import { useLayerClaim } from '../live/use-layer-claim.ts';

export interface ClaimBarProps {
  clusterId: string;
  layer: number;
  claim: Claim | undefined;
  accountId: string;
}

/** Who works on this layer, how much time is left, and buttons to claim, release or take over. A claim is no lock. */
export function ClaimBar({ clusterId, layer, claim: lastClaim, accountId }: ClaimBarProps) {
  const now = useNow(lastClaim !== undefined);
  const claim = findRunningClaim(lastClaim, now);
  const isMine = claim?.holder.id === accountId;
  // Who the own unsent text would help: who asks for the layer, or who holds it.
  const partner = isMine ? claim.takeoverRequestedBy : claim?.holder;
  const actions = useLayerClaim(clusterId, layer, isMine ? claim : undefined);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="flex items-center gap-2 text-[0.9375rem]">
        <Hourglass aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <ClaimSentence claim={claim} isMine={isMine} now={now} />
      </p>
      <div className="flex flex-wrap gap-2">
        {!claim && (
          <Button size="sm" onClick={actions.claim} disabled={actions.isPending}>
            <Trans>I’m working on this</Trans>
          </Button>
        )}
        {isMine && claim.takeoverRequestedBy && (
          <Button size="sm" variant="primary" onClick={actions.claim} disabled={actions.isPending}>
            <Trans>Keep working</Trans>
          </Button>
        )}
        {isMine && (
          <Button size="sm" onClick={actions.release} disabled={actions.isPending}>
            {claim.takeoverRequestedBy ? t`Hand over` : t`Stop working on this`}
          </Button>
        )}
        {partner && <GiveDraft clusterId={clusterId} layer={layer} accountId={accountId} to={partner} />}
        {claim && !isMine && <TakeOver claim={claim} accountId={accountId} now={now} actions={actions} />}
      </div>
    </div>
  );
}

function ClaimSentence({ claim, isMine, now }: { claim: Claim | undefined; isMine: boolean; now: number }) {
  if (!claim)
    return (
      <span>
        <Trans>No one is working on this layer yet.</Trans>
      </span>
    );
  const left = <span className="font-medium tabular-nums">{formatCountdown(claim.expiresAt, now)}</span>;
  if (!isMine) {
    return (
      <span>
        <Trans>
          {claim.holder.displayName} is working on this · {left} left. You can add pieces too.
        </Trans>
      </span>
    );
  }
  if (claim.takeoverRequestedBy) {
    const seconds = computeTakeoverSeconds(claim, now);
    return (
      <span>
        <Trans>{claim.takeoverRequestedBy.displayName} asks to take over and can do so</Trans>{' '}
        {seconds > 0 ? (
          <Trans>
            in <span className="font-medium tabular-nums">{seconds} s</span>
          </Trans>
        ) : (
          t`now`
        )}{' '}
        <Trans>· {left} left.</Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>You’re working on this · {left} left. We renew it while you’re here.</Trans>
    </span>
  );
}

interface TakeOverProps {
  claim: Claim;
  accountId: string;
  now: number;
  actions: ReturnType<typeof useLayerClaim>;
}

function TakeOver({ claim, accountId, now, actions }: TakeOverProps) {
  const isRequestedByMe = claim.takeoverRequestedBy?.id === accountId;
  if (!isRequestedByMe) {
    const isDisabled = actions.isPending || claim.takeoverRequestedBy !== null;
    return (
      <Button size="sm" disabled={isDisabled} onClick={actions.requestTakeover}>
        <Trans>Ask to take over</Trans>
      </Button>
    );
  }
  const left = computeTakeoverSeconds(claim, now);
  return (
    <Button size="sm" variant="primary" disabled={actions.isPending || left > 0} onClick={actions.claim}>
      {left > 0 ? t`Take over in ${left} s` : t`Take over`}
    </Button>
  );
}
