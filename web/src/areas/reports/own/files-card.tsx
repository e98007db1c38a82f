import type { OwnReport, ReportVersion } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { describeFile, describeStamp } from './report-labels.ts';

/** Picking and sending files. */
export const AddFiles = lazyPart(async () => (await import('./add-files.tsx')).AddFiles);

/** The files handed in with a report, with their state. */
export function FilesCard({ report }: { report: OwnReport }) {
  return (
    <Card>
      <CardHeader title={t`Your evidence`} />
      <CardBody>
        <ul className="mb-4 grid gap-4">
          {report.versions.map((version) => (
            <Statement key={version.version} version={version} />
          ))}
        </ul>
        {report.evidence.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>You sent no files with this report.</Trans>
          </p>
        ) : (
          <ul className="grid gap-4">
            {report.evidence.map((file) => (
              <li key={file.id} className="min-w-0">
                <Link
                  href={paths.evidence(file.id)}
                  className="font-medium text-accent underline underline-offset-4 wrap-anywhere"
                >
                  {file.fileName}
                </Link>
                <p className="text-sm text-ink-soft">
                  {formatKilobytes(file.sizeBytes)} · {describeFile(file)}
                </p>
                <p className="mt-0.5 font-mono text-xs text-ink-soft wrap-anywhere">
                  <Trans>SHA-256 {file.sha256}</Trans>
                </p>
              </li>
            ))}
          </ul>
        )}
        {report.withdrawnAt === null && <AddFiles report={report} />}
      </CardBody>
    </Card>
  );
}

/** A version of the words as an exhibit. */
function Statement({ version: { version, statement } }: { version: ReportVersion }) {
  if (statement === null) return null;
  return (
    <li className="min-w-0">
      <Link
        href={paths.evidence(statement.id)}
        className="font-medium text-accent underline underline-offset-4"
      >
        <Trans>Your words, version {version}</Trans>
      </Link>
      <p className="text-sm text-ink-soft">
        <Trans>Only you can open it · {describeStamp(statement.anchor)}</Trans>
      </p>
      <p className="mt-0.5 font-mono text-xs text-ink-soft wrap-anywhere">
        <Trans>SHA-256 {statement.sha256}</Trans>
      </p>
    </li>
  );
}
