import { SOURCE_TIERS, type SourceTier } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TIER_LABELS } from './tier-labels.ts';

const OPTIONS = SOURCE_TIERS.map((tier) => ({ value: String(tier), label: TIER_LABELS[tier] }));

export interface TierFieldProps {
  tier: SourceTier;
  onChange: (tier: SourceTier) => void;
}

/** Chooses the tier of a source. */
export function TierField({ tier, onChange }: TierFieldProps) {
  return (
    <Field label={t`Tier`}>
      {(control) => (
        <Select
          {...control}
          value={String(tier)}
          options={OPTIONS}
          onChange={(event) =>
            onChange(SOURCE_TIERS.find((one) => String(one) === event.target.value) ?? tier)
          }
        />
      )}
    </Field>
  );
}
