import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ClusterChoices } from './use-cluster-choices.ts';

export interface ClusterSelectProps {
  control: FieldControl;
  choices: ClusterChoices;
  value: string;
  onChange: (clusterId: string) => void;
  /** A cluster's label in the list, which is sorted by it. */
  labelOf: (cluster: ClusterSummary) => string;
  /** First entry with no value, for a choice that must be made. */
  placeholder?: string;
}

/** A select of clusters, with a search field when there are too many for one list. */
export function ClusterSelect({
  control,
  choices,
  value,
  onChange,
  labelOf,
  placeholder,
}: ClusterSelectProps) {
  const { clusters = [], words } = choices;
  const options = clusters
    .map((cluster) => ({ value: cluster.id, label: labelOf(cluster) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
  if (value && !clusters.some(({ id }) => id === value)) options.push({ value, label: value });
  return (
    <div className="grid gap-2">
      {choices.isSearchable && (
        <TextInput
          type="search"
          aria-label="Search clusters"
          placeholder="Search by name, id or kind of scam"
          value={words}
          onChange={(event) => choices.search(event.target.value)}
        />
      )}
      <Select
        {...control}
        {...(placeholder ? { placeholder } : {})}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {choices.isNothingFound && (
        <p role="status" className="text-sm text-ink-soft">
          No clusters found. Try fewer words.
        </p>
      )}
    </div>
  );
}

export interface ChoicesErrorProps {
  choices: ClusterChoices;
}

/** Replaces a list's hint when the clusters could not be loaded. */
export function ChoicesError({ choices }: ChoicesErrorProps) {
  return (
    <>
      We could not load the list of clusters.{' '}
      <button type="button" className="link" onClick={choices.retry}>
        Try again
      </button>
    </>
  );
}
