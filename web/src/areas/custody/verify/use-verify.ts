import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { type ToastInput, toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { type CheckProgress, chainSummary, type FoundCheck, verifyChain } from '../data.ts';

const MISSING = t`Please enter a valid ClusterChain ID to verify`;

export interface Verified {
  clusterChainId: string;
  check: FoundCheck;
}

function toastOf({ isValid, anchors }: FoundCheck): ToastInput {
  if (!isValid)
    return {
      title: t`Verification Failed`,
      description: t`Chain integrity compromised or evidence tampered.`,
      variant: 'destructive',
    };
  const isAnchored = !anchors || anchors.verified + anchors.heads > 0;
  return {
    title: t`Chain Verified`,
    description: isAnchored
      ? t`Cryptographic integrity confirmed and blockchain-anchored`
      : t`Cryptographic integrity confirmed. No block holds any of it yet.`,
    variant: 'success',
  };
}

/** The check of one ClusterChain ID, `given` at first: what is typed, how far it is, what it found. */
export function useVerify(given: string) {
  const [id, setId] = useState(given);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [progress, setProgress] = useState<CheckProgress | null>(null);
  const [verified, setVerified] = useState<Verified | null>(null);
  const action = useAction<string, FoundCheck>({
    run: (clusterChainId) => verifyChain(clusterChainId, setProgress),
    onSuccess: (check, clusterChainId) => {
      setProgress(null);
      setVerified({ clusterChainId, check });
      void chainSummary.refresh();
      toast(toastOf(check));
    },
    onFailure: (error) => {
      setProgress(null);
      setProblem(reasonOf(error, t`We could not check it. Please try again.`));
      toast({
        title: t`Verification Error`,
        description: t`Failed to verify cluster chain. Please try again.`,
        variant: 'destructive',
      });
    },
  });
  const verify = (wanted = id) => {
    const clusterChainId = wanted.trim();
    setId(wanted);
    setVerified(null);
    if (clusterChainId === '') {
      setProblem(MISSING);
      toast({ title: t`Missing Cluster Chain ID`, description: MISSING, variant: 'destructive' });
      return;
    }
    setProblem(undefined);
    action.mutate(clusterChainId);
  };
  return { id, setId, verify, problem, progress, verified, isBusy: action.isPending };
}
