import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileQuestion } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { read, useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ComparisonView } from '../compare/comparison-view.tsx';

const comparison = read(readingContract.compare);

/** Compares two evidence items. */
export function CompareEvidenceScreen() {
  const { id, otherId } = usePathParams(paths.compareEvidence);
  return (
    <PageFrame
      title={t`Two exhibits compared`}
      lead={t`What they share, how alike they are, and which words only one of them has.`}
      actions={
        <Button asChild>
          <Link href={paths.evidenceList({ compare: id })}>
            <Trans>Choose another</Trans>
          </Link>
        </Button>
      }
    >
      <Comparison id={id} otherId={otherId} />
    </PageFrame>
  );
}

function Comparison({ id, otherId }: { id: string; otherId: string }) {
  const { data, error, isFetching, refetch } = useRead(comparison, { params: { id, otherId } });
  if (data) return <ComparisonView comparison={data} />;
  if (isFetching || !error) return <Skeleton label={t`Comparing the two…`} shape="page" />;
  if (isStatus(error, 404)) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={t`We can’t find one of them`}
        text={t`It may belong to another account, or the link may be incomplete.`}
      />
    );
  }
  return <ErrorState title={t`We could not compare the two`} onRetry={() => void refetch()} />;
}
