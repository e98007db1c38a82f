import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { ChoicesError, ClusterSelect } from '../../clusters/public/cluster-select.tsx';
import { useClusterChoices } from '../../clusters/public/use-cluster-choices.ts';

export interface ClusterPickerProps {
  value: string;
  onChange: (clusterId: string) => void;
}

/** Selects the cluster to which the answers belong. */
export function ClusterPicker({ value, onChange }: ClusterPickerProps) {
  const choices = useClusterChoices(value);
  return (
    <Field
      label={t`Which scam was it?`}
      hint={
        choices.isError ? (
          <ChoicesError choices={choices} />
        ) : (
          t`The cluster your experience belongs to. You can choose it at any step.`
        )
      }
    >
      {(control) => (
        <ClusterSelect
          control={control}
          choices={choices}
          placeholder={t`Select a cluster: type its name`}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
