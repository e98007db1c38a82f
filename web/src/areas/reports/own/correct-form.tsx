import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { type ReportWords, reportWordsSchema } from '@fap/shared/reports/report-words.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { ApiError, conflictReasonOf } from '../../../platform/api-error.ts';
import { localToday } from '../../../platform/server-clock.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { correctReport } from './data.ts';

const FAILED = t`We could not save your correction. What you typed is still here. Please try again.`;
const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

type Name = keyof ReportWords;
interface CorrectField {
  name: Name;
  label: string;
  rows?: number;
  type?: 'date';
  options?: { value: string; label: string }[];
  isOptional?: boolean;
}

const FIELDS: readonly CorrectField[] = [
  { name: 'scamName', label: t`Scam name` },
  { name: 'scamType', label: t`Kind of scam`, options: options(SCAM_TYPES, SCAM_TYPE_LABELS) },
  { name: 'description', label: t`What happened`, rows: 8 },
  {
    name: 'contactMethod',
    label: t`First contact`,
    options: options(CONTACT_METHODS, CONTACT_METHOD_LABELS),
  },
  { name: 'dateOccurred', label: t`Date it happened`, type: 'date' },
  { name: 'evidence', label: t`Messages and links`, rows: 6, isOptional: true },
  { name: 'amountInvolved', label: t`Amount`, isOptional: true },
  { name: 'scamPersonas', label: t`Personas`, rows: 3 },
];

export interface CorrectFormProps {
  report: OwnReport;
  onDone: () => void;
}

/** Corrects a report's words; they become a new version. */
export function CorrectForm({ report, onDone }: CorrectFormProps) {
  const [current] = report.versions;
  const [words, setWords] = useState<Record<string, string>>(() => ({ ...current?.words }));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // The version that was opened: if another window corrected it meanwhile, the server says so.
  const [version] = useState(report.version);
  const save = useAction({
    run: (parsed: ReportWords) => correctReport(report.id, version, parsed),
    onSuccess: () => {
      toast({ title: t`Correction saved`, description: t`Your new version counts now.`, variant: 'success' });
      onDone();
    },
    onFailure: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
      if (issues.length === 0)
        toast({
          title: t`Not saved`,
          description: conflictReasonOf(error, FAILED),
          variant: 'destructive',
        });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = v.safeParse(reportWordsSchema, words);
    setErrors(
      parsed.success
        ? {}
        : Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
    );
    if (parsed.success && !save.isPending) save.mutate(parsed.output);
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-6">
      {FIELDS.map(({ name, label, rows, type, options: choices, isOptional = false }) => (
        <Field key={name} label={label} error={errors[name]} isOptional={isOptional}>
          {(control) => {
            const common = {
              ...control,
              value: words[name] ?? '',
              onChange: (event: { target: { value: string } }) =>
                setWords({ ...words, [name]: event.target.value }),
            };
            if (choices) return <Select {...common} options={choices} />;
            if (rows) return <TextArea {...common} rows={rows} />;
            return <TextInput {...common} {...(type ? { type, max: localToday() } : {})} />;
          }}
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          <Trans>Save the correction</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
