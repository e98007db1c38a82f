import { partnersContract } from '@fap/shared/partners/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { network } from '../data.ts';

/** Ends a partnership, once it was asked whether that is meant. */
export function EndPartnership({ partnerId, name }: { partnerId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const end = useAction({
    run: () => api(partnersContract.endPartner, { params: { id: partnerId } }),
    onSuccess: () => {
      setOpen(false);
      void network.refresh();
    },
  });
  return (
    <Dialog
      title={t`End partnership`}
      description={t`All tokens of ${name} end at once. What was sent stays with them and in the log.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="danger" aria-label={t`End partnership with ${name}`}>
          <Trans>End partnership</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        {end.error && (
          <p role="alert" className="font-medium text-critical">
            {reasonOf(end.error, t`We could not end it. Please try again.`)}
          </p>
        )}
        <div>
          <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            <Trans>End it now</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
