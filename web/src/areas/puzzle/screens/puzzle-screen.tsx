import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PuzzleMissing } from '../components/puzzle-missing.tsx';
import { PuzzleWorkspace } from '../components/puzzle-workspace.tsx';
import { puzzleResource } from '../live/data.ts';
import { useLivePuzzle } from '../live/use-live-puzzle.ts';

/** A cluster's puzzle, on which many people work at once. */
export function PuzzleScreen() {
  const { clusterId } = usePathParams(paths.puzzle);
  const { data: puzzle, error, isFetching } = useLivePuzzle(clusterId);
  if (puzzle) return <PuzzleWorkspace key={clusterId} puzzle={puzzle} />;
  if (isStatus(error, 404) || isStatus(error, 400)) return <PuzzleMissing />;
  if (error && !isFetching) {
    return (
      <PageFrame title="Puzzle">
        <ErrorState
          title="We could not load the puzzle"
          onRetry={() => void puzzleResource.refresh({ params: { clusterId } })}
          isRetrying={isFetching}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Puzzle">
      <Loading label="Loading the puzzle…" />
    </PageFrame>
  );
}
