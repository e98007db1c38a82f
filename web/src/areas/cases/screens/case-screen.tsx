import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { caseRead } from '../data.ts';
import { CaseView } from '../detail/case-view.tsx';

/** One case: figures, evidence, tasks, timeline, sign-off and the forensic report. */
export function CaseScreen() {
  const { id } = usePathParams(paths.case);
  const { data, error, isError, isFetching, refetch } = useRead(caseRead, { params: { id } });
  if (data) return <CaseView key={data.id} details={data} />;
  if (!isError)
    return (
      <PageFrame title="Case">
        <Loading label="Loading case details..." />
      </PageFrame>
    );
  if (!isStatus(error, 404))
    return (
      <PageFrame title="Case">
        <ErrorState
          title="We could not load the case"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </PageFrame>
    );
  return (
    <PageFrame title="Case Not Found" lead="The requested case could not be found." width="reading">
      <Button asChild variant="primary">
        <Link href={paths.home()}>Back to Dashboard</Link>
      </Button>
    </PageFrame>
  );
}
