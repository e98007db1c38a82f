import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { PathView } from './path-view.tsx';
import { vaultProof } from './vault-proof.ts';

/** The path of an entry's proof, once it is loaded. */
export function EntryProof({ entry }: { entry: VaultEntry }) {
  const request = { params: { id: entry.id } };
  const proof = useRead(vaultProof, request);
  const isCached = !proof.isPending;
  const { id, status } = entry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isCached` matters only when the dialog opens
  useEffect(() => {
    // A cached proof may have grown since, and a failed fetch may succeed now.
    if (isCached) void vaultProof.refresh({ params: { id } });
  }, [id, status]);
  if (proof.data) return <PathView proof={proof.data} entry={entry} />;
  if (proof.isPending || proof.isFetching)
    return <Skeleton label={t`Loading the proof…`} shape="list" count={3} />;
  const retry = () => void proof.refetch();
  if (proof.error instanceof ProofFormatError) {
    return (
      <ErrorState
        title={t`We can’t read this proof`}
        text={t`The server’s answer is not a proof: ${proof.error.message}.`}
        onRetry={retry}
      />
    );
  }
  if (isStatus(proof.error, 404)) {
    return (
      <ErrorState
        title={t`There is no proof yet`}
        text={t`No calendar has accepted it so far.`}
        onRetry={retry}
      />
    );
  }
  return <ReadError title={t`We could not load the proof`} state={proof} />;
}
