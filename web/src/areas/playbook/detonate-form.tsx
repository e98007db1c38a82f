import { Bomb } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ClusterSuggestions, useFoundClusters } from '../clusters/public/cluster-suggestions.tsx';

export interface DetonateFormProps {
  clusterId: string;
  onChange: (clusterId: string) => void;
  onDetonate: () => void;
  isPending: boolean;
}

/** The form for a cluster's id, with suggestions from a search. */
export function DetonateForm({ clusterId, onChange, onDetonate, isPending }: DetonateFormProps) {
  const found = useFoundClusters(clusterId);
  const listId = useId();
  const name = found?.find(({ id }) => id === clusterId.trim())?.name;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDetonate();
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Cluster ID"
        hint={name ?? 'For example cluster-001; type a name or number for suggestions'}
        className="w-full max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            list={listId}
            value={clusterId}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <ClusterSuggestions id={listId} clusters={found} />
      <Button
        type="submit"
        variant="primary"
        disabled={!clusterId.trim()}
        isBusy={isPending}
        className="min-h-11"
      >
        <Bomb aria-hidden className="size-4" />
        Detonate Playbook
      </Button>
    </form>
  );
}
