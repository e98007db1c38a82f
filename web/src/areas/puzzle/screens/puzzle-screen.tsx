import { t } from '@lingui/core/macro';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PRODUCT_NAME } from '../../../ui/product-name.ts';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { PuzzleMissing } from '../components/puzzle-missing.tsx';
import { PuzzleWorkspace } from '../components/puzzle-workspace.tsx';
import { puzzleResource } from '../live/data.ts';
import { useLivePuzzle } from '../live/use-live-puzzle.ts';
import { WorkspaceSkeleton } from '../workspace/workspace-skeleton.tsx';

/** A cluster's puzzle, on which many people work at once. */
export function PuzzleScreen() {
  const { clusterId } = usePathParams(paths.puzzle);
  const { data: puzzle, error, isFetching } = useLivePuzzle(clusterId);
  if (puzzle)
    return (
      <TooltipProvider>
        <PuzzleWorkspace key={clusterId} puzzle={puzzle} />
      </TooltipProvider>
    );
  if (isStatus(error, 404) || isStatus(error, 400)) return <PuzzleMissing />;
  if (error && !isFetching) {
    return (
      <PageFrame title={t`Puzzle`}>
        <ErrorState
          title={t`We could not load the puzzle`}
          onRetry={() => void puzzleResource.refresh({ params: { clusterId } })}
          isRetrying={isFetching}
        />
      </PageFrame>
    );
  }
  return (
    <div className="flex flex-1 flex-col">
      <title>{t`Puzzle · ${PRODUCT_NAME}`}</title>
      <WorkspaceSkeleton label={t`Loading the puzzle…`} hasHeader />
    </div>
  );
}
