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
  /** What a cluster is called in the list, which is ordered by it. */
  labelOf: (cluster: ClusterSummary) => string;
  /** First entry with no value, for a choice that must be made. */
  placeholder?: string;
}

/** A list of clusters to choose one from; where there are too many to look through, with a field to search them. */
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
          No cluster fits these words.
        </p>
      )}
    </div>
  );
}

export interface ChoicesErrorProps {
  choices: ClusterChoices;
}

/** Said instead of a list's hint when it could not be read. */
export function ChoicesError({ choices }: ChoicesErrorProps) {
  return (
    <>
      The list of clusters could not be read.{' '}
      <button type="button" className="link" onClick={choices.retry}>
        Try again
      </button>
    </>
  );
}
