import { useRead } from '../../../platform/read.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { clusterList } from '../../clusters/public/cluster-list.ts';

export interface ClusterPickerProps {
  value: string;
  onChange: (clusterId: string) => void;
}

/** The cluster whose funnel is mapped. */
export function ClusterPicker({ value, onChange }: ClusterPickerProps) {
  const clusters = useRead(clusterList);
  const options = (clusters.data ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  if (value && !options.some((option) => option.value === value)) options.push({ value, label: value });
  return (
    <Field
      label="Which scam was it?"
      hint={
        clusters.isError ? (
          <>
            The list of clusters could not be read.{' '}
            <button type="button" className="link" onClick={() => void clusters.refetch()}>
              Try again
            </button>
          </>
        ) : (
          'The cluster your experience belongs to. You can choose it at any step.'
        )
      }
    >
      {(control) => (
        <Select
          {...control}
          placeholder="Select a cluster"
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
