import { DEFAULT_LANGUAGE } from '@fap/shared/kernel/languages.ts';
import type { StrikeView } from '@fap/shared/strike/contract.ts';
import { ACCESS_SCORE } from '@fap/shared/strike/strike-score.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { LANGUAGE } from '../../../platform/language.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { strikeScore } from '../data.ts';
import { FileLinks } from '../files/file-links.tsx';
import { HistoryCard } from '../files/history-card.tsx';
import { PreparedFiles } from '../files/prepared-files.tsx';
import { AssessmentCard } from '../score/assessment-card.tsx';
import { ScoreCard } from '../score/score-card.tsx';
import { VerificationsCard } from '../verifications/verifications-card.tsx';

const LEAD = t`What the police are handed about a cluster.`;

/** A cluster's dossier: how actionable it is, its files, and who read it. */
export function DossierScreen() {
  const { clusterId } = usePathParams(paths.dossier);
  const { capabilities } = useCurrentUser();
  if (!capabilities.includes('dossier.read'))
    return (
      <PageFrame title={t`Dossier`} lead={LEAD}>
        <EmptyState
          icon={Link2}
          title={t`Not for everybody`}
          text={t`Dossiers are for analysts and law enforcement.`}
          actions={
            <Button asChild>
              <Link href={paths.cluster(clusterId)}>
                <Trans>Back to the cluster</Trans>
              </Link>
            </Button>
          }
        />
      </PageFrame>
    );
  return <OpenDossier clusterId={clusterId} canMake={capabilities.includes('dossier.export')} />;
}

function OpenDossier({ clusterId, canMake }: { clusterId: string; canMake: boolean }) {
  const score = useRead(strikeScore, { params: { id: clusterId } });
  const { data } = score;
  return (
    <PageFrame
      title={t`Dossier`}
      lead={data ? t`What the police are handed about ${data.cluster.name}.` : LEAD}
      actions={
        <Button asChild>
          <Link href={paths.cluster(clusterId)}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Back to the cluster</Trans>
          </Link>
        </Button>
      }
    >
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <ScoreCard view={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <FilesCard view={data} clusterId={data.cluster.id} canMake={canMake} />
            <VerificationsCard clusterId={data.cluster.id} canVerify={canMake} />
            {canMake && <AssessmentCard key={data.cluster.id} view={data} />}
            {canMake && <HistoryCard clusterId={data.cluster.id} />}
          </div>
        </div>
      ) : score.isError ? (
        <ErrorState
          title={isStatus(score.error, 404) ? t`There is no such cluster` : t`We could not load the score`}
          onRetry={() => void score.refetch()}
          isRetrying={score.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the dossier…`} shape="page" />
      )}
    </PageFrame>
  );
}

function FilesCard({ view, clusterId, canMake }: { view: StrikeView; clusterId: string; canMake: boolean }) {
  const isOpen = canMake || view.isWindowOpen;
  return (
    <Card role="region" aria-labelledby="dossier-files-title">
      <CardHeader
        id="dossier-files-title"
        title={t`Files`}
        hint={t`Without names and words of victims. Each download is recorded in the custody log.`}
      />
      <CardBody className="grid gap-4">
        {isOpen ? (
          <>
            {LANGUAGE !== DEFAULT_LANGUAGE && (
              <p>
                <Trans>These files are in English.</Trans>
              </p>
            )}
            <FileLinks clusterId={clusterId} />
            <PreparedFiles clusterId={clusterId} />
          </>
        ) : (
          <p>
            <Trans>
              The Strike Score is {view.score}. Law enforcement may read the dossier from {ACCESS_SCORE} on,
              while every condition holds.
            </Trans>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          <Link href={paths.clusterChain({ id: view.cluster.clusterChainId })} className="link">
            <Trans>Check its custody log</Trans>
          </Link>{' '}
          <code className="wrap-anywhere">{view.cluster.clusterChainId}</code>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            What partners are given is shown in the{' '}
            <Link href={paths.intelligenceNetwork()} className="link">
              Intelligence Network
            </Link>
            .
          </Trans>
        </p>
      </CardBody>
    </Card>
  );
}
