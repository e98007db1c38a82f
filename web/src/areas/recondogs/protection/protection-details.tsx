import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { UNIT_GUIDES } from '@fap/shared/recondogs/unit-guide.ts';
import { UNIT_PROTECTIONS } from '@fap/shared/recondogs/unit-protection.ts';
import type { ReconDogUnit } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReadState } from '../../../platform/read.ts';
import { RealExample } from '../guide/real-example.tsx';
import { ToldLine } from '../guide/told-line.tsx';
import { ProtectedTypes } from './protected-types.tsx';

/** Findings of its last report that a card tells. */
const EXAMPLES = 3;

export interface ProtectionDetailsProps {
  id: string;
  unit: ReconDogUnit;
  /** The unit as it is measured; undefined until it is loaded. */
  live: RoomUnit | undefined;
  families: ReadState<CatalogueEntry[]>;
}

/** How a unit protects, what it really found, and against which scams. */
export function ProtectionDetails({ id, unit, live, families }: ProtectionDetailsProps) {
  const guide = UNIT_GUIDES[unit.key];
  const protection = UNIT_PROTECTIONS[unit.key];
  if (!guide || !protection) return null;
  return (
    <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-5 lg:grid-cols-2">
      <dl className="grid content-start gap-4">
        <ToldLine name={t`Protection method`}>{protection.method}</ToldLine>
        <ToldLine name={t`How it helps`}>{guide.helps}</ToldLine>
        <ToldLine name={t`Warning signs`}>
          <ul className="list-disc space-y-1 pl-5 marker:text-line-strong">
            {protection.warningSigns.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </ToldLine>
        <ToldLine name={t`Real examples`}>
          <RealExample live={live} findings={EXAMPLES} />
        </ToldLine>
      </dl>
      <div>
        <h3 className="mb-2 text-sm font-semibold text-ink-soft">
          <Trans>Protected scam types</Trans>
        </h3>
        <ProtectedTypes unit={unit} families={families} />
      </div>
    </div>
  );
}
