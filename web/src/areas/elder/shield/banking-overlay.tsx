import { BANK_NAMES, BANKS } from '@fap/shared/elder/constants.ts';
import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useChangeShield } from '../actions.ts';
import { Problem } from '../parts/problem.tsx';
import { Section } from '../parts/section.tsx';
import { Switch } from '../parts/switch.tsx';
import { useSwitchToast } from '../use-switch-toast.ts';
import { Threshold } from './threshold.tsx';

const OPTIONS = BANKS.map((value) => ({ value, label: BANK_NAMES[value] }));

/** The overlay with its bank, and the sum from which a payment is worth an alert. */
export function BankingOverlay({ settings }: { settings: ProtectionStatus['settings'] }) {
  const change = useChangeShield();
  const told = useSwitchToast({
    title: t`Banking Overlay On`,
    description: t`We’ll warn you at the top of this page while a payment is paused.`,
    variant: 'success',
  });
  return (
    <Section
      title={t`Banking overlay`}
      lead={t`A warning across the top of this page while a payment is paused.`}
    >
      <Switch
        label={t`Banking overlay`}
        hint={t`Keep this page open beside your bank’s app.`}
        isOn={settings.bankingOverlay}
        isBusy={change.isPending}
        onChange={(bankingOverlay) => {
          told.dismiss();
          change.mutate(
            { bankingOverlay },
            {
              onSuccess: () => {
                if (bankingOverlay) told.show();
              },
            },
          );
        }}
      />
      <Field label={t`Your bank`} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            options={OPTIONS}
            value={settings.selectedBank}
            onChange={(event) => {
              const selectedBank = BANKS.find((one) => one === event.target.value);
              if (selectedBank) change.mutate({ selectedBank });
            }}
          />
        )}
      </Field>
      <Problem text={change.problem} />
      <Threshold saved={settings.transactionThreshold} />
    </Section>
  );
}
