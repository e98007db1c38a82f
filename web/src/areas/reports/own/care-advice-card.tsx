import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CareAdvice } from '../care-card.tsx';
import { adviceFor } from '../report-care.ts';

/** What to do now, with the recovery clock, from the answers kept with the report; nothing where there are none. */
export function CareAdviceCard({ report }: { report: OwnReport }) {
  const { rail, goesOn, ageBand } = report.care;
  if (rail === null && goesOn !== true && ageBand === null) return null;
  return (
    <Card>
      <CardHeader title={t`What to do now`} hint={t`For how you paid. None of this was your fault.`} />
      <CardBody className="space-y-5">
        <CareAdvice care={adviceFor(report.care, report.versions[0]?.words.amountInvolved ?? '')} />
      </CardBody>
    </Card>
  );
}
