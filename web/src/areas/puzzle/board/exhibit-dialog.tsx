import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EvidencePicker } from '../evidence/evidence-picker.tsx';

export interface ExhibitDialogProps {
  clusterId: string;
  onAdd: (evidenceId: string, label: string) => void;
  onClose: () => void;
}

/** Chooses an exhibit for a card. Its file name is not written on the card, as not everybody may read it. */
export function ExhibitDialog({ clusterId, onAdd, onClose }: ExhibitDialogProps) {
  const [id, setId] = useState('');
  const [error, setError] = useState('');
  const add = useAction({
    run: () => api(readingContract.reading, { params: { id } }),
    onSuccess: ({ evidence }) => {
      onAdd(id, t`Exhibit ${evidence.sha256.slice(0, 8)} (${evidence.fileType})`);
      onClose();
    },
    onFailure: () => setError(t`We could not load this exhibit. Please try again.`),
  });
  return (
    <Dialog
      title={t`Add an exhibit`}
      description={t`The card names no file. Open it to see what you may see of the exhibit.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <EvidencePicker clusterId={clusterId} value={id} error={error} onChange={setId} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" disabled={id === ''} isBusy={add.isPending} onClick={() => add.mutate()}>
          <Trans>Put on the board</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
