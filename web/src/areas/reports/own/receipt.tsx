import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { PRODUCT_NAME } from '../../../ui/product-name.ts';

/** The printed receipt of a report: what was received and when, with fingerprints, and none of its words. */
export function Receipt({ report }: { report: OwnReport }) {
  const [current] = report.versions;
  return (
    <section aria-hidden className="hidden text-black print:block">
      <p className="text-sm">{PRODUCT_NAME}</p>
      <h1 className="mt-1 text-2xl font-semibold">
        <Trans>Receipt {report.receipt}</Trans>
      </h1>
      <dl className="mt-6 grid gap-3 text-sm">
        <Entry label={t`Report received`}>
          <ExactTime at={report.reportedAt} /> ({report.reportedAt})
        </Entry>
        {current && (
          <Entry label={t`SHA-256 of the words, version ${current.version}`}>
            <span className="font-mono wrap-anywhere">{current.sha256}</span> ({current.at})
          </Entry>
        )}
        {report.withdrawnAt !== null && <Entry label={t`Withdrawn`}>{report.withdrawnAt}</Entry>}
      </dl>
      <h2 className="mt-6 text-base font-semibold">
        <Trans>Evidence ({report.evidence.length})</Trans>
      </h2>
      {report.evidence.length === 0 && (
        <p className="mt-2 text-sm">
          <Trans>No files</Trans>
        </p>
      )}
      <ul className="mt-2 grid gap-3 text-sm">
        {report.evidence.map(({ id, fileName, sizeBytes, sha256, receivedAt }) => (
          <li key={id}>
            <p className="wrap-anywhere">
              <Trans>
                {fileName}, {formatNumber(sizeBytes)} bytes, received {receivedAt}
              </Trans>
            </p>
            <p className="font-mono wrap-anywhere">
              <Trans>SHA-256 {sha256}</Trans>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs">
        <Trans>
          The SHA-256 of the words is that of their canonical JSON (RFC 8785) with the fields scamName,
          scamType, description, contactMethod, dateOccurred, amountInvolved, scamPersonas, evidence and
          evidenceAuthor.
        </Trans>
      </p>
    </section>
  );
}

function Entry({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
