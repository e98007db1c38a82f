import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { IndicatorTable } from '../components/indicator-table.tsx';
import { describeLikeness } from './describe-likeness.ts';
import { SideHeader } from './side-header.tsx';
import { TextDifferences } from './text-differences.tsx';

/** The comparison of two items: likeness, shared indicators, and where their words differ. */
export function ComparisonView({ comparison }: { comparison: EvidenceComparison }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-6">
        <SideHeader letter="A" evidence={comparison.left} />
        <SideHeader letter="B" evidence={comparison.right} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <LikenessCard comparison={comparison} />
        <SharedCard comparison={comparison} />
      </div>
      <TextDifferences diff={comparison.diff} cutAt={comparison.diffCutAt} />
    </div>
  );
}

function LikenessCard({ comparison }: { comparison: EvidenceComparison }) {
  const lines = describeLikeness(comparison);
  const isSameFile = comparison.left.sha256 === comparison.right.sha256;
  return (
    <Card>
      <CardHeader title={t`How alike they are`} />
      <CardBody>
        {isSameFile && (
          <p className="mb-3 font-medium">
            <Trans>They are the same file, byte for byte.</Trans>
          </p>
        )}
        {lines.length === 0 && !isSameFile && (
          <p className="text-ink-soft">
            <Trans>They’re different kinds of files, so we can’t say how alike they are.</Trans>
          </p>
        )}
        <dl className="grid gap-4">
          {lines.map(({ name, text, detail }) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-semibold">{text}</dd>
              <dd className="text-sm text-ink-soft">{detail}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

function SharedCard({ comparison: { sharedIndicators } }: { comparison: EvidenceComparison }) {
  return (
    <Card>
      <CardHeader title={t`What both name`} />
      <CardBody>
        {sharedIndicators.length > 0 ? (
          <IndicatorTable
            caption={t`Identifiers in both (made unclickable for safety)`}
            indicators={sharedIndicators}
          />
        ) : (
          <p className="text-ink-soft">
            <Trans>They share no identifiers.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
