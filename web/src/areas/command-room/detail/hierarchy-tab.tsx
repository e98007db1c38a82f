import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExhibitList } from '../../dna/public/exhibit-list.tsx';
import { FamiliesOfType, HierarchyList } from './family-tabs.tsx';

/** The catalogue's ranks behind such scams, and the roles that this cluster's reports name. */
export function HierarchyTab({ detail }: { detail: ClusterDetail }) {
  const named = detail.dna.layers.find(({ layer }) => layer === 'role')?.features ?? [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h2 className="mb-1 text-lg font-semibold">Ranks behind scams of this kind</h2>
        <p className="mb-4 text-sm text-ink-soft">
          General knowledge from the catalogue. It doesn’t say who is behind this cluster.
        </p>
        <FamiliesOfType scamType={detail.scamType}>
          {({ id }) => <HierarchyList familyId={id} />}
        </FamiliesOfType>
      </div>
      <Card>
        <CardHeader title="Roles in this cluster" hint="Named by its reports" />
        <CardBody>
          {named.length === 0 ? (
            <p className="text-ink-soft">Not enough data. No report names a role yet.</p>
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
