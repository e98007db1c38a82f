import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { MoneyDrawing } from '../money/money-drawing.tsx';

/** The layer that collects where the money went afterwards. */
const MONEY_MOVEMENT = 12;

/** Where the money goes, by what the cluster's reports name; what they do not name is said. */
export function MoneyPathCard({ detail: { id, reports, moneyPath } }: { detail: ClusterDetail }) {
  const isTraced = moneyPath.nodes.some(({ stage }) => stage === 'transfer');
  return (
    <Card>
      <CardHeader
        title={t`Money path`}
        hint={
          moneyPath.reports === 0
            ? t`No report names a way of paying, a wallet or a transfer yet`
            : t`${moneyPath.reports} of ${reports} ${plural(reports, { one: 'report names', other: 'reports name' })} a way of paying, a wallet or a transfer. A band joins what one report names together. We don’t show bank accounts`
        }
      />
      <CardBody>
        {moneyPath.reports > 0 && <MoneyDrawing path={moneyPath} />}
        <p className={moneyPath.reports > 0 ? 'mt-4 text-sm text-ink-soft' : 'text-ink-soft'}>
          {!isTraced && t`No report names where the money went next. `}
          <Link href={paths.puzzle(id, { mode: 'contribute', layer: MONEY_MOVEMENT })} className="link">
            {isTraced ? t`What the puzzle knows about money movement` : t`Add what you know about it`}
          </Link>
        </p>
      </CardBody>
    </Card>
  );
}
