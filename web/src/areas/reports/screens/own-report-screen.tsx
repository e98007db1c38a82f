import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, FileQuestion, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { usePreload } from '../../../platform/load-later.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CareList } from '../care-list.tsx';
import { ConversationCard } from '../conversation-card.tsx';
import { ConsentsCard } from '../own/consents-card.tsx';
import { answer, useOwnReport } from '../own/data.ts';
import { AddFiles, FilesCard } from '../own/files-card.tsx';
import { PathCard } from '../own/path-card.tsx';
import { Receipt } from '../own/receipt.tsx';
import { VersionsCard } from '../own/versions-card.tsx';
import { WithdrawDialog } from '../own/withdraw-dialog.tsx';
import { WithdrawnNote } from '../own/withdrawn-note.tsx';
import { WordsList } from '../own/words-list.tsx';

const CareAdviceCard = lazyPart(async () => (await import('../own/care-advice-card.tsx')).CareAdviceCard);
const CorrectForm = lazyPart(async () => (await import('../own/correct-form.tsx')).CorrectForm);

/** One of the person's own reports: as told, what happened to it, and who may see what. */
export function OwnReportScreen() {
  usePreload(CareAdviceCard.load);
  const { id } = usePathParams(paths.ownReport);
  const { data, error, isError, isFetching, refetch } = useOwnReport(id);
  usePreload(AddFiles.load);
  // The page waits for its parts: one that came later would move what somebody reads.
  if (data)
    return (
      <Suspense fallback={<LoadingReport />}>
        <Shown key={data.id} report={data} />
      </Suspense>
    );
  if (!isError) return <LoadingReport />;
  return (
    <PageFrame title={t`Your report`} width="reading">
      {isStatus(error, 404) ? (
        <EmptyState
          icon={FileQuestion}
          title={t`You have no such report`}
          text={t`The link may be old, or it belongs to another account.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.ownReports()}>
                <Trans>My reports</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={t`We could not load your report`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </PageFrame>
  );
}

const LoadingReport = () => (
  <PageFrame title={t`Your report`} width="reading">
    <Skeleton label={t`Loading your report…`} shape="page" />
  </PageFrame>
);

const conversationHint = ({ conversation: { mayWrite } }: OwnReport): string =>
  mayWrite
    ? t`Only analysts and you can read this.`
    : t`Only you can read this now. Analysts can’t write to you.`;

function Shown({ report }: { report: OwnReport }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [current] = report.versions;
  const isWithdrawn = report.withdrawnAt !== null;
  return (
    <>
      <div className="print:hidden">
        <PageFrame
          title={report.scamName}
          lead={
            <Trans>
              Receipt <strong className="font-semibold text-ink">{report.receipt}</strong> ·{' '}
              <ExactTime at={report.reportedAt} />
            </Trans>
          }
          back={
            <Link
              href={paths.ownReports()}
              className="inline-flex items-center gap-1.5 text-accent hover:underline"
            >
              <ArrowLeft aria-hidden className="size-4" />
              <Trans>My reports</Trans>
            </Link>
          }
          actions={
            <>
              <Button onClick={() => window.print()}>
                <Printer aria-hidden className="size-4" />
                <Trans>Print the receipt</Trans>
              </Button>
              {!isWithdrawn && <WithdrawDialog id={report.id} />}
            </>
          }
        >
          <WithdrawnNote report={report} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {report.conversation.messages.length > 0 && (
                <ConversationCard
                  conversation={report.conversation}
                  side="reporter"
                  title={t`Questions from an analyst`}
                  hint={conversationHint(report)}
                  onSend={(words) => answer(report.id, words)}
                />
              )}
              <CareAdviceCard report={report} />
              <Card>
                <CardHeader
                  title={t`What you told us`}
                  hint={report.version > 1 ? t`Version ${report.version}. Only this one counts.` : undefined}
                  actions={
                    !isWithdrawn && !isCorrecting ? (
                      <Button onClick={() => setCorrecting(true)}>
                        <Trans>Correct it</Trans>
                      </Button>
                    ) : undefined
                  }
                />
                <CardBody>
                  {isCorrecting && !isWithdrawn ? (
                    <Suspense fallback={<Skeleton label={t`Loading the form…`} shape="list" count={4} />}>
                      <CorrectForm report={report} onDone={() => setCorrecting(false)} />
                    </Suspense>
                  ) : (
                    current && <WordsList words={current.words} />
                  )}
                </CardBody>
              </Card>
              <CareList care={report.care} hint={t`What you chose to tell for the first advice.`} />
              <FilesCard report={report} />
              <VersionsCard report={report} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <PathCard report={report} />
              <ConsentsCard report={report} />
              {report.cluster && (
                <Card>
                  <CardHeader title={t`Its cluster`} />
                  <CardBody>
                    <Link
                      href={paths.puzzle(report.cluster.id)}
                      className="font-medium text-accent underline underline-offset-4 wrap-anywhere"
                    >
                      {report.cluster.name}
                    </Link>
                  </CardBody>
                </Card>
              )}
            </div>
          </div>
        </PageFrame>
      </div>
      <Receipt report={report} />
    </>
  );
}
