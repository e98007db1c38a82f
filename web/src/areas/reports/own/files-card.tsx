import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { AddFiles } from './add-files.tsx';
import { describeFile } from './report-labels.ts';

/** The files handed in with a report, with their state. */
export function FilesCard({ report }: { report: OwnReport }) {
  return (
    <Card>
      <CardHeader title="Your evidence" />
      <CardBody>
        {report.evidence.length === 0 ? (
          <p className="text-ink-soft">You sent no files with this report.</p>
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
                <p className="mt-0.5 font-mono text-xs text-ink-soft wrap-anywhere">SHA-256 {file.sha256}</p>
              </li>
            ))}
          </ul>
        )}
        {report.withdrawnAt === null && <AddFiles report={report} />}
      </CardBody>
    </Card>
  );
}
