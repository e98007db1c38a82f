import { ANALYZE_MAX_LENGTH } from '@fap/shared/evidence/contract.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

export interface MessageFieldProps {
  label: string;
  hint: string;
  rows: number;
  text: string;
  onChange: (text: string) => void;
}

/** Whether a text is longer than one analysis accepts. */
export const isTooLong = (text: string): boolean => text.length > ANALYZE_MAX_LENGTH;

/** The field for a message, with an error when it is too long. */
export function MessageField({ label, hint, rows, text, onChange }: MessageFieldProps) {
  const error = isTooLong(text)
    ? t`This text is too long. Please paste at most ${formatNumber(ANALYZE_MAX_LENGTH)} characters.`
    : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea {...control} rows={rows} value={text} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
