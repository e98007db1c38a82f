import { t } from '@lingui/core/macro';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const MIN_REASON = 5;

/** Whether a reason is long enough. */
export const isValidReason = (text: string): boolean => text.trim().length >= MIN_REASON;

export interface ReasonFieldProps {
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field for the reason of a decision. */
export function ReasonField({ hint, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={t`Reason`} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={1_000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
