import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bomb } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ClusterIdInput } from '../clusters/public/cluster-id-input.tsx';
import { useFoundClusters } from '../clusters/public/use-found-clusters.ts';

export interface DetonateFormProps {
  clusterId: string;
  onChange: (clusterId: string) => void;
  onDetonate: () => void;
  isPending: boolean;
}

/** The form for a cluster's id, with suggestions from a search. */
export function DetonateForm({ clusterId, onChange, onDetonate, isPending }: DetonateFormProps) {
  const found = useFoundClusters(clusterId);
  const name = found?.find(({ id }) => id === clusterId.trim())?.name;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDetonate();
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <Field
        label={t`Cluster ID`}
        hint={name ?? t`For example cluster-001; type a name or number for suggestions`}
        className="w-full max-w-md"
      >
        {(control) => (
          <ClusterIdInput control={control} value={clusterId} found={found} onChange={onChange} />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={!clusterId.trim()} isBusy={isPending} size="field">
        <Bomb aria-hidden className="size-4" />
        <Trans>Detonate Playbook</Trans>
      </Button>
    </form>
  );
}
