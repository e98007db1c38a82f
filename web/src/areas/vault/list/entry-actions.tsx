import { type VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Waypoints } from 'lucide-react';
import { useId } from 'react';
import { urlOf } from '../../../platform/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ProofDialog } from '../proof/proof-dialog.tsx';

export interface EntryActionsProps {
  entry: VaultEntry;
  /** One below the other, for a table's narrow column. */
  isStacked?: boolean;
}

/** The buttons for an entry's proof, or why there is no proof. */
export function EntryActions({ entry, isStacked }: EntryActionsProps) {
  const { id, fileName, hasProof, status } = entry;
  const reasonId = useId();
  const label = t`Download proof of ${fileName}`;
  return (
    <div
      className={
        isStacked
          ? 'grid min-w-40 justify-items-start gap-1.5'
          : 'mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5'
      }
    >
      {hasProof ? (
        <>
          <Button asChild size="sm">
            <a href={urlOf(vaultContract.proof, { params: { id } })} download aria-label={label}>
              <Download aria-hidden className="size-4" />
              <Trans>Download proof</Trans>
            </a>
          </Button>
          <ProofDialog
            entry={entry}
            trigger={
              <Button size="sm" variant="quiet" aria-label={t`Proof path of ${fileName}`}>
                <Waypoints aria-hidden className="size-4" />
                <Trans>Proof path</Trans>
              </Button>
            }
          />
        </>
      ) : (
        <>
          <Button size="sm" disabled aria-label={label} aria-describedby={reasonId}>
            <Download aria-hidden className="size-4" />
            <Trans>Download proof</Trans>
          </Button>
          <p id={reasonId} className="text-sm text-ink-soft">
            {status === 'failed'
              ? t`No proof: no calendar accepted it.`
              : t`No proof yet: no calendar has accepted it so far.`}
          </p>
        </>
      )}
    </div>
  );
}
