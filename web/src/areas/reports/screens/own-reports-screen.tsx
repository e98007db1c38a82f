import type { OwnReportSummary } from '@fap/shared/reports/own-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownReports } from '../own/data.ts';

/** Everything the person reported, newest first. */
export function OwnReportsScreen() {
  const list = usePages(ownReports, { query: {} });
  return (
    <PageFrame
      title={t`My reports`}
      lead={t`What you told us. You can read it, correct it and withdraw it here.`}
      width="reading"
    >
      {!list.items ? (
        list.isError ? (
          <ErrorState
            title={t`We could not load your reports`}
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading your reports…`} shape="list" />
        )
      ) : list.items.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t`You have no reports yet`}
          text={t`Tell us what happened. It takes about ten minutes, and you can stop at any step.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.buildCluster()}>
                <Trans>Report a scam</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {list.items.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
          <ShowMore pages={list} failure={t`We could not load more reports. Please try again.`} />
          <ExportLinks table="reports" things={t`your reports`} className="mt-6" />
        </>
      )}
    </PageFrame>
  );
}

function ReportRow({ report }: { report: OwnReportSummary }) {
  const { id, scamName, receipt, reportedAt, withdrawnAt, version, files, cluster } = report;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={paths.ownReport(id)}
          className="font-semibold text-accent underline underline-offset-4 wrap-anywhere"
        >
          {scamName}
        </Link>
        {withdrawnAt !== null && (
          <Badge>
            <Trans>Withdrawn</Trans>
          </Badge>
        )}
        {version > 1 && (
          <Badge>
            <Trans>Version {version}</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {receipt} · <RelativeTime at={reportedAt} />
        {files > 0 && ` · ${files} ${plural(files, { one: 'file', other: 'files' })}`}
      </p>
      {cluster && (
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">
          <Trans>In “{cluster.name}”</Trans>
        </p>
      )}
    </li>
  );
}
