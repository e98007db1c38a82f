import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { BoardVersion, RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { puzzleHistory } from '../live/data.ts';
import { momentTime } from '../public/format-moment.ts';

/** Restores a version on the server; the change arrives through the shared document, as it does for everybody. */
export function useRestore(clusterId: string, onRestored: () => void) {
  return useAction<BoardVersion, RestoredVersion>({
    run: ({ updateId }) => api(puzzleContract.restore, { params: { clusterId, updateId: String(updateId) } }),
    onSuccess: ({ updateId }, { moment }) => {
      void puzzleHistory.refresh({ params: { clusterId }, query: {} });
      toast(
        updateId === null
          ? { title: t`Nothing to restore`, description: t`Board and notes already look like this.` }
          : {
              title: t`Version restored`,
              description: t`Board and notes are back to how they were on ${momentTime(moment.to)}. The version before stays in the history.`,
              variant: 'success',
            },
      );
      onRestored();
    },
    onFailure: (error) =>
      toast({
        title: t`The version was not restored`,
        description:
          (error instanceof ApiError ? error.reason : null) ??
          t`We could not reach the server. Nothing changed.`,
        variant: 'destructive',
      }),
  });
}
