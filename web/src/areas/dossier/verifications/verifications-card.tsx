import { VERIFIER_NAMES } from '@fap/shared/clusters/constants.ts';
import type { Verification } from '@fap/shared/clusters/verifications.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { verifications, withdrawVerification } from '../data.ts';
import { VerificationForm } from './verification-form.tsx';

export interface VerificationsCardProps {
  clusterId: string;
  canVerify: boolean;
}

/** Who verified a cluster and where that stands; analysts record it. */
export function VerificationsCard({ clusterId, canVerify }: VerificationsCardProps) {
  const { data, isError, isFetching, refetch } = useRead(verifications, { params: { id: clusterId } });
  return (
    <Card role="region" aria-labelledby="verifications-title">
      <CardHeader
        id="verifications-title"
        title={t`Who verified it`}
        hint={t`An office or a site that says so, and where. Each step is in the custody log.`}
      />
      <CardBody className="grid gap-5">
        {data ? (
          <>
            <VerificationList clusterId={clusterId} list={data} canVerify={canVerify} />
            {data.length > 0 && (
              <ExportLinks table="cluster-verifications" things={t`citations`} query={{ id: clusterId }} />
            )}
          </>
        ) : isError ? (
          <ErrorState
            title={t`We could not load who verified it`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t`Loading who verified it…`} shape="list" />
        )}
        {canVerify && <VerificationForm clusterId={clusterId} />}
      </CardBody>
    </Card>
  );
}

interface VerificationListProps extends VerificationsCardProps {
  list: readonly Verification[];
}

function VerificationList({ clusterId, list, canVerify }: VerificationListProps) {
  const withdraw = useAction({
    run: (id: string) => withdrawVerification(clusterId, id),
    onFailure: (error) =>
      toast({
        title: t`Not taken back`,
        description: reasonOf(error, t`We could not take it back. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (list.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Nobody has recorded a citation yet.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Citations`} className="divide-y divide-line">
      {list.map(({ id, verifier, citation, url, recordedBy, recordedAt }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{VERIFIER_NAMES[verifier]}</p>
            <p className="wrap-anywhere">
              {url ? (
                <a href={url} rel="noreferrer noopener" target="_blank" className="link">
                  {citation}
                </a>
              ) : (
                citation
              )}
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">
              {recordedBy}, <ExactTime at={recordedAt} />
            </p>
          </div>
          {canVerify && (
            <Button
              size="sm"
              isBusy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
              aria-label={t`Take back: ${VERIFIER_NAMES[verifier]}, ${citation}`}
            >
              <Trans>Take back</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
