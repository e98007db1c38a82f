import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { FieldControl } from '../../../ui/field.tsx';

export interface ClusterIdInputProps {
  control: FieldControl;
  value: string;
  /** The clusters that match the value (`useFoundClusters`). */
  found: readonly ClusterSummary[] | undefined;
  onChange: (clusterId: string) => void;
}

/** An input for a cluster's id, which suggests clusters by name or id while one types. */
export function ClusterIdInput({ control, value, found, onChange }: ClusterIdInputProps) {
  return (
    <Combobox
      control={control}
      text={value}
      isFreeText
      options={found?.map(({ id, name }) => ({ value: id, label: name, detail: id }))}
      onWords={onChange}
      onChoose={(option) => onChange(option.value)}
    />
  );
}
