import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
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
        title="Money path"
        hint={
          moneyPath.reports === 0
            ? 'No report names a way of paying, a wallet or a transfer yet'
            : `${moneyPath.reports} of ${reports} ${reports === 1 ? 'report names' : 'reports name'} a way of paying, a wallet or a transfer. A band joins what one report names together. We don’t show bank accounts`
        }
      />
      <CardBody>
        {moneyPath.reports > 0 && <MoneyDrawing path={moneyPath} />}
        <p className={moneyPath.reports > 0 ? 'mt-4 text-sm text-ink-soft' : 'text-ink-soft'}>
          {!isTraced && 'No report names where the money went next. '}
          <Link href={paths.puzzle(id, { mode: 'contribute', layer: MONEY_MOVEMENT })} className="link">
            {isTraced ? 'What the puzzle knows about money movement' : 'Add what you know about it'}
          </Link>
        </p>
      </CardBody>
    </Card>
  );
}
