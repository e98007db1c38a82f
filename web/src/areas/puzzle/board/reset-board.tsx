import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { puzzleHistory } from '../live/data.ts';

/** Empties board and notes for everybody, after a confirmation; for admins, against spam. */
export function ResetBoard({ clusterId }: { clusterId: string }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useAction({
    run: () => api(puzzleContract.resetBoard, { params: { clusterId } }),
    onSuccess: () => {
      setAsking(false);
      void puzzleHistory.refresh({ params: { clusterId }, query: {} });
      toast({
        title: t`Board emptied`,
        description: t`You can bring everything back from the history.`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`The board was not emptied`,
        description: (error instanceof ApiError ? error.reason : null) ?? t`We could not reach the server.`,
        variant: 'destructive',
      }),
  });
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        <Eraser aria-hidden className="size-4" />
        <Trans>Empty the board</Trans>
      </Button>
      <Dialog
        title={t`Empty the board?`}
        description={t`This removes all cards, lines and notes of this puzzle, for everybody. You can bring them back from the history.`}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsking(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" isBusy={reset.isPending} onClick={() => reset.mutate()}>
            <Trans>Empty the board</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
