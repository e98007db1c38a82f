import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <PageFrame title={t`Case`}>
        <Loading label={t`Loading case details...`} />
      </PageFrame>
    );
  if (!isStatus(error, 404))
    return (
      <PageFrame title={t`Case`}>
        <ErrorState
          title={t`We could not load the case`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </PageFrame>
    );
  return (
    <PageFrame title={t`Case Not Found`} lead={t`The requested case could not be found.`} width="reading">
      <Button asChild variant="primary">
        <Link href={paths.home()}>
          <Trans>Back to Dashboard</Trans>
        </Link>
      </Button>
    </PageFrame>
  );
}
