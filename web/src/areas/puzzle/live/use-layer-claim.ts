import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import { CLAIM_RENEW_SECONDS } from '@fap/shared/puzzle/constants.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';

export interface LayerClaimActions {
  claim: () => void;
  release: () => void;
  requestTakeover: () => void;
  isPending: boolean;
}

/** Claims a layer, releases it or requests a takeover; renews the own claim while the page is visible. */
export function useLayerClaim(clusterId: string, layer: number, mine: Claim | undefined): LayerClaimActions {
  const params = { clusterId, layer: String(layer) };
  const toastFailure = (title: string) => (error: Error) =>
    toast({ title, description: reasonOf(error, t`Please try again.`), variant: 'destructive' });
  const claim = useAction({
    run: () => api(claimsContract.claim, { params }),
    onFailure: toastFailure(t`Not claimed`),
  });
  // Nobody pressed anything: one that fails is not told, and the next one may work.
  const { mutate: renew } = useAction({ run: () => api(claimsContract.claim, { params }) });
  const release = useAction({
    run: () => api(claimsContract.releaseClaim, { params }),
    onFailure: toastFailure(t`Not released`),
  });
  const request = useAction({
    run: () => api(claimsContract.requestTakeover, { params }),
    onSuccess: () =>
      toast({ title: t`Asked`, description: t`If nobody answers within a minute, you can take over.` }),
    onFailure: toastFailure(t`Not asked`),
  });
  const isMine = mine !== undefined;
  const isTakeoverRequested = Boolean(mine?.takeoverRequestedBy);
  useEffect(() => {
    // A takeover request stops the renewal: the holder must answer it.
    if (!isMine || isTakeoverRequested) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') renew();
    }, CLAIM_RENEW_SECONDS * 1000);
    return () => window.clearInterval(timer);
  }, [isMine, isTakeoverRequested, renew]);
  return {
    claim: () => claim.mutate(),
    release: () => release.mutate(),
    requestTakeover: () => request.mutate(),
    isPending: claim.isPending || release.isPending || request.isPending,
  };
}
