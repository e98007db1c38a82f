import type { OperationDetail } from '@fap/shared/recondogs/operations.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleStop, RotateCw } from 'lucide-react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { operationDetail, resumeOperation } from '../data.ts';
import { useCancelOperation } from '../use-commands.ts';

/** Cancels a running operation, or sends what was cancelled or failed again; for admins. */
export function OperationActions({ operation }: { operation: OperationDetail }) {
  const { capabilities } = useCurrentUser();
  const { operationId, state, resumable } = operation;
  const cancel = useCancelOperation();
  const resume = useAction({
    run: () => resumeOperation(operationId),
    onSuccess: () =>
      toast({
        title: t`Operation resumed`,
        description: plural(resumable, { one: '# unit is sent again.', other: '# units are sent again.' }),
        variant: 'success',
      }),
    onFailure: (error) => {
      toast({
        title: t`Not resumed`,
        description: conflictReasonOf(error, t`We could not reach it. Please try again.`),
        variant: 'destructive',
      });
      void operationDetail.refresh({ params: { id: operationId } });
    },
  });
  const mayDeploy = capabilities.includes('recondogs.deploy');
  if (state === 'running')
    return (
      <Button
        disabled={!mayDeploy}
        title={mayDeploy ? undefined : t`For admins`}
        onClick={() => cancel.mutate(operationId)}
        isBusy={cancel.isPending}
      >
        {!cancel.isPending && <CircleStop aria-hidden className="size-4" />}
        <Trans>Cancel</Trans>
      </Button>
    );
  if (resumable === 0) return null;
  return (
    <Button
      variant="primary"
      disabled={!mayDeploy}
      title={mayDeploy ? undefined : t`For admins`}
      onClick={() => resume.mutate()}
      isBusy={resume.isPending}
    >
      {!resume.isPending && <RotateCw aria-hidden className="size-4" />}
      <Trans>Resume ({resumable})</Trans>
    </Button>
  );
}
