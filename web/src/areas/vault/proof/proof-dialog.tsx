import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const EntryProof = lazyPart(async () => (await import('./entry-proof.tsx')).EntryProof);

export interface ProofDialogProps {
  entry: VaultEntry;
  trigger: ReactNode;
}

/** Shows the path of an entry's proof, from the file to the block or the calendar. */
export function ProofDialog({ entry, trigger }: ProofDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Proof path`}
      description={t`From the fingerprint of ${entry.fileName} to its block or calendar`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <Suspense fallback={<Skeleton label={t`Loading the proof…`} shape="list" count={3} />}>
        <EntryProof entry={entry} />
      </Suspense>
    </Dialog>
  );
}
