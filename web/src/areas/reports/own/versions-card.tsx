import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { WordsList } from './words-list.tsx';

/** The words before each correction, which only the reporter reads. */
export function VersionsCard({ report }: { report: OwnReport }) {
  const [, ...older] = report.versions;
  if (older.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t`Earlier versions`} hint={t`Only you can read them.`} />
      <CardBody className="grid gap-4">
        {older.map(({ version, at, sha256, words }) => (
          <details key={version}>
            <summary className="cursor-pointer font-medium">
              <Trans>
                Version {version}, <ExactTime at={at} />
              </Trans>
            </summary>
            <div className="mt-4 border-l-2 border-line pl-4">
              <WordsList words={words} />
              <p className="mt-4 font-mono text-xs text-ink-soft wrap-anywhere">
                <Trans>SHA-256 {sha256}</Trans>
              </p>
            </div>
          </details>
        ))}
      </CardBody>
    </Card>
  );
}
