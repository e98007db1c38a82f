import { splitOff } from './public/data.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface SplitButtonProps {
  cluster: { id: string; name: string };
  /** The cluster whose page is open. */
  shownId: string;
}

/** Asks why, and takes a merge back. */
export function SplitButton({ cluster, shownId }: SplitButtonProps) {
  return (
    <ReasonDialog
      title={`Split ${cluster.name} off`}
      description="It gets back every report it had. What came to the other cluster since stays there."
      action="Split off"
      run={(reason) => splitOff(cluster.id, reason, shownId)}
      success={{
        title: 'Merge taken back',
        description: `${cluster.name} stands on its own again, as it was.`,
      }}
      failure={{
        title: 'Not split',
        description: 'The merge could not be taken back. Please try again.',
      }}
    />
  );
}
