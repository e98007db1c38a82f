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
      title={`Split ${cluster.name} off`}
      description="It gets back every report it had. Anything added to the other cluster since then stays there."
      action="Split off"
      run={(reason) => splitOff(cluster.id, reason, shownId)}
      success={{
        title: 'Merge undone',
        description: `${cluster.name} is a separate cluster again, as before.`,
      }}
      failure={{
        title: 'Not split',
        description: 'We could not undo the merge. Please try again.',
      }}
    />
  );
}
