import { PRIORITIES, type Priority } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ChoicesError, ClusterSelect } from '../../clusters/public/cluster-select.tsx';
import { useClusterChoices } from '../../clusters/public/use-cluster-choices.ts';
import { PRIORITY_WORDS } from '../priority-words.ts';

export interface TargetFieldsProps {
  target: string;
  onTarget: (clusterId: string) => void;
  priority: Priority;
  onPriority: (priority: Priority) => void;
}

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }));

/** The target cluster and the priority of a deployment. */
export function TargetFields({ target, onTarget, priority, onPriority }: TargetFieldsProps) {
  const choices = useClusterChoices(target);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field
        label={t`Target cluster`}
        hint={
          choices.isError ? (
            <ChoicesError choices={choices} />
          ) : (
            <Link href={paths.puzzle(target)} className="link">
              <Trans>Open its puzzle</Trans>
            </Link>
          )
        }
      >
        {(control) => (
          <ClusterSelect control={control} choices={choices} value={target} onChange={onTarget} />
        )}
      </Field>
      <Field label={t`Priority`} hint={t`For selected units. “Deploy all” uses medium.`}>
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
