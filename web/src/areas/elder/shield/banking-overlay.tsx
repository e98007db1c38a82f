import { BANK_NAMES, BANKS } from '@fap/shared/elder/constants.ts';
import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { useId, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeShield } from '../actions.ts';
import { Section } from '../parts/section.tsx';
import { Switch } from '../parts/switch.tsx';
import { useSwitchToast } from '../use-switch-toast.ts';

const OPTIONS = BANKS.map((value) => ({ value, label: BANK_NAMES[value] }));

/** The overlay with its bank, and the sum from which a payment is worth an alert. */
export function BankingOverlay({ settings }: { settings: ProtectionStatus['settings'] }) {
  const change = useChangeShield();
  const bank = BANK_NAMES[settings.selectedBank];
  const told = useSwitchToast({
    title: 'Banking Overlay On',
    description: `We’ll warn you here while a payment at ${bank} is paused.`,
    variant: 'success',
  });
  return (
    <Section title="Banking overlay" lead="A warning across the top of this page while a payment is paused.">
      <Switch
        label="Banking overlay"
        hint="Keep this page open beside your bank’s app."
        isOn={settings.bankingOverlay}
        isDisabled={change.isPending}
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
      <Field label="Your bank" className="max-w-md">
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
      <Threshold saved={settings.transactionThreshold} />
    </Section>
  );
}

function Threshold({ saved }: { saved: number }) {
  const [text, setText] = useState(String(saved));
  const formId = useId();
  const change = useChangeShield(() =>
    toast({
      title: 'Saved',
      description: 'The new threshold counts from the next payment on.',
      variant: 'success',
    }),
  );
  const value = Number(text);
  const isValid = /^\d{1,7}$/u.test(text.trim()) && value <= 1_000_000;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) change.mutate({ transactionThreshold: value });
      }}
    >
      <Field
        label="Alert threshold in dollars"
        hint="A payment of this much or more counts as large."
        error={isValid ? undefined : 'Please enter whole dollars from 0 to 1,000,000.'}
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {text !== String(saved) && (
        <Button type="submit" size="lg" className="mt-3" isBusy={change.isPending} disabled={!isValid}>
          Save threshold
        </Button>
      )}
    </form>
  );
}
