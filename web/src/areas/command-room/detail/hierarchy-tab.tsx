import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExhibitList } from '../../dna/public/exhibit-list.tsx';
import { FamiliesOfType, HierarchyList } from './family-tabs.tsx';

/** The catalogue's ranks behind such scams, and the roles that this cluster's reports name. */
export function HierarchyTab({ detail }: { detail: ClusterDetail }) {
  const named = detail.dna.layers.find(({ layer }) => layer === 'role')?.features ?? [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h2 className="mb-1 text-lg font-semibold">
          <Trans>Ranks behind scams of this kind</Trans>
        </h2>
        <p className="mb-4 text-sm text-ink-soft">
          <Trans>General knowledge from the catalogue. It doesn’t say who is behind this cluster.</Trans>
        </p>
        <FamiliesOfType scamType={detail.scamType}>
          {({ id }) => <HierarchyList familyId={id} />}
        </FamiliesOfType>
      </div>
      <Card>
        <CardHeader title={t`Roles in this cluster`} hint={t`Named by its reports`} />
        <CardBody>
          {named.length === 0 ? (
            <p className="text-ink-soft">
              <Trans>Not enough data. No report names a role yet.</Trans>
            </p>
          ) : (
            <ul className="grid gap-4">
              {named.map(({ label, why, exhibits }) => (
                <li key={label}>
                  <p className="font-medium">{label}</p>
                  <p className="text-sm text-ink-soft">
                    {why}: <ExhibitList exhibits={exhibits} />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
    </div>
  );
}
