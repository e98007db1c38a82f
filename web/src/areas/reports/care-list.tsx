import { RAIL_LABELS } from '@fap/shared/help/rails.ts';
import type { Care } from '@fap/shared/reports/care.ts';
import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ExactTime } from '../../ui/exact-time.tsx';
import { AGE_BANDS } from './report-care.ts';

export interface CareListProps {
  care: Care;
  /** Whose answers these are. */
  hint: string;
}

/** What a reporter said for the first advice; nothing where they said nothing. */
export function CareList({ care: { rail, paidAt, goesOn, ageBand }, hint }: CareListProps) {
  if (rail === null && paidAt === null && goesOn === null && ageBand === null) return null;
  return (
    <Card>
      <CardHeader title={t`Payment and safety`} hint={hint} />
      <CardBody>
        <dl className="grid gap-4">
          {rail && <Entry label={t`Paid by`}>{RAIL_LABELS[rail]}</Entry>}
          {paidAt && (
            <Entry label={t`Newest payment`}>
              <ExactTime at={paidAt} />
            </Entry>
          )}
          {goesOn !== null && <Entry label={t`Contact or threats go on`}>{goesOn ? t`Yes` : t`No`}</Entry>}
          {ageBand && <Entry label={t`Age`}>{AGE_BANDS.find(({ value }) => value === ageBand)?.label}</Entry>}
        </dl>
      </CardBody>
    </Card>
  );
}

function Entry({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
