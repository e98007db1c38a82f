import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface PaidAtFieldProps {
  /** A local date, with or without a time, such as `2026-03-01T10:00`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** When the newest payment was: the date alone is enough. One control for both would silently drop a date without a time. */
export function PaidAtField({ value, onChange }: PaidAtFieldProps) {
  const [day = '', time = ''] = value.split('T');
  const change = (newDay: string, newTime: string) => onChange(newTime ? `${newDay}T${newTime}` : newDay);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t`When was the newest payment?`} hint={t`Roughly is fine.`} isOptional>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={day}
            onChange={(event) => change(event.target.value, time)}
            className="max-w-xs"
          />
        )}
      </Field>
      <Field label={t`At what time?`} isOptional>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            value={time}
            onChange={(event) => change(day, event.target.value)}
            className="max-w-40"
          />
        )}
      </Field>
    </div>
  );
}
