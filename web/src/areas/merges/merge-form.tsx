import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { conflictReasonOf } from '../../platform/api-error.ts';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { isValidReason, ReasonField } from '../../ui/reason-field.tsx';
import { ClusterIdInput } from '../clusters/public/cluster-id-input.tsx';
import { useFoundClusters } from '../clusters/public/use-found-clusters.ts';
import { mergeInto } from './public/data.ts';

/** The form that merges the shown cluster into another one, with a reason. */
export function MergeForm({ clusterId }: { clusterId: string }) {
  const [into, setInto] = useState('');
  const found = useFoundClusters(into);
  const [reason, setReason] = useState('');
  const target = found?.find(({ id }) => id === into.trim());
  const merge = useAction({
    run: () => mergeInto(clusterId, { intoClusterId: into.trim(), reason: reason.trim() }),
    onSuccess: () => {
      setInto('');
      setReason('');
      toast({
        title: t`Clusters merged`,
        description: t`Its reports now count for the other cluster. You can undo this at any time.`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`Not merged`,
        description: conflictReasonOf(
          error,
          t`We could not merge the clusters. What you typed is still here.`,
        ),
        variant: 'destructive',
      }),
  });
  const isReady = target !== undefined && target.id !== clusterId && isValidReason(reason);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !merge.isPending) merge.mutate();
  };
  return (
    <form
      onSubmit={handleSubmit}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] sm:items-end"
    >
      <Field label={t`Merge into`} hint={target?.name ?? t`Id of the other cluster`}>
        {(control) => (
          <ClusterIdInput
            control={control}
            value={into}
            found={found?.filter(({ id }) => id !== clusterId)}
            onChange={setInto}
          />
        )}
      </Field>
      <ReasonField
        hint={t`What shows that it’s the same party? At least 5 characters.`}
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" disabled={!isReady} isBusy={merge.isPending} size="field">
        {!merge.isPending && <Merge aria-hidden className="size-4" />}
        <Trans>Merge</Trans>
      </Button>
    </form>
  );
}
