import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ReconDogUnit } from '@fap/shared/recondogs/units.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import type { ReadState } from '../../../platform/read.ts';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { familiesOf } from './families-of.ts';

export interface ProtectedTypesProps {
  unit: ReconDogUnit;
  families: ReadState<CatalogueEntry[]>;
}

/** The kinds of scam against which a unit helps most, with how bad each is and how many people it hit here. */
export function ProtectedTypes({ unit, families }: ProtectedTypesProps) {
  if (!families.data)
    return families.isError ? (
      <ReadError title={t`We could not load the scam types`} state={families} />
    ) : (
      <p className="text-ink-soft">
        <Trans>Loading the scam types…</Trans>
      </p>
    );
  const own = familiesOf(unit, families.data);
  if (own.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>{unit.name} is in no team of a single scam type. It works on whatever evidence fits it.</Trans>
      </p>
    );
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {own.map(({ id, name, scamType, status, measured }) => (
        <li key={id} className="px-4 py-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{name}</span>
            <Link
              href={paths.cluster(id)}
              className="link shrink-0 py-1 text-control"
              aria-label={t`Details of ${name}`}
            >
              <Trans>Details</Trans>
            </Link>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <SeverityBadge severity={status} />
            {measured ? (
              <span title={t`Over all clusters of the type ${SCAM_TYPE_LABELS[scamType]}`}>
                {plural(measured.victims, { one: '# victim', other: '# victims' })}
              </span>
            ) : (
              <span className="text-ink-soft">
                <Trans>Victims: not enough data</Trans>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
