import { t } from '@lingui/core/macro';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { splitOff } from './public/data.ts';

export interface SplitButtonProps {
  cluster: { id: string; name: string };
  /** The cluster whose page is open. */
  shownId: string;
}

/** Asks for a reason, then undoes a merge. */
export function SplitButton({ cluster, shownId }: SplitButtonProps) {
  return (
    <ReasonDialog
      title={t`Split ${cluster.name} off`}
      description={t`It gets back every report it had. Anything added to the other cluster since then stays there.`}
      action={t`Split off`}
      run={(reason) => splitOff(cluster.id, reason, shownId)}
      success={{
        title: t`Merge undone`,
        description: t`${cluster.name} is a separate cluster again, as before.`,
      }}
      failure={{
        title: t`Not split`,
        description: t`We could not undo the merge. Please try again.`,
      }}
    />
  );
}
