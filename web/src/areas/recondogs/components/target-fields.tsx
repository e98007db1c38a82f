import { PRIORITIES, type Priority } from '@fap/shared/clusters/constants.ts';
import { Link } from 'wouter';
import { useRead } from '../../../platform/read.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { puzzlePath } from '../../clusters/public/cluster-links.ts';
import { clusterList } from '../../clusters/public/cluster-list.ts';
import { targetOptions } from '../target-cluster.ts';

export interface TargetFieldsProps {
  target: string;
  onTarget: (clusterId: string) => void;
  priority: Priority;
  onPriority: (priority: Priority) => void;
}

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: value }));

/** Where units are sent, and how urgently. */
export function TargetFields({ target, onTarget, priority, onPriority }: TargetFieldsProps) {
  const clusters = useRead(clusterList);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field
        label="Target cluster"
        hint={
          clusters.isError ? (
            <>
              The list of clusters could not be read.{' '}
              <button type="button" className="link" onClick={() => void clusters.refetch()}>
                Try again
              </button>
            </>
          ) : (
            <Link href={puzzlePath(target)} className="link">
              Open its puzzle
            </Link>
          )
        }
      >
        {(control) => (
          <Select
            {...control}
            options={targetOptions(target, clusters.data)}
            value={target}
            onChange={(event) => onTarget(event.target.value)}
          />
        )}
      </Field>
      <Field label="Priority" hint="Of selected units; all twenty go out as medium.">
        {(control) => (
          <Select
            {...control}
            options={PRIORITY_OPTIONS}
            value={priority}
            onChange={(event) => {
              const chosen = PRIORITIES.find((option) => option === event.target.value);
              if (chosen) onPriority(chosen);
            }}
          />
        )}
      </Field>
    </div>
  );
}
