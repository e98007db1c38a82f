import type { EvidenceSubmission } from '@fap/shared/matching/contract.ts';
import { t } from '@lingui/core/macro';
import { ScanSearch } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface SubmissionFormProps {
  submission: EvidenceSubmission;
  isPending: boolean;
  onChange: (change: Partial<EvidenceSubmission>) => void;
  onSubmit: () => void;
}

/** The form for a scam to compare: a website or a text is required, the rest is optional. */
export function SubmissionForm({ submission, isPending, onChange, onSubmit }: SubmissionFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const line = (name: keyof EvidenceSubmission, label: string, hint: string) => (
    <Field label={label} hint={hint} isOptional={name !== 'websiteUrl'}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={2_000}
          value={submission[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const area = (name: keyof EvidenceSubmission, rows: number, label: string, hint: string) => (
    <Field label={label} hint={hint} isOptional={name === 'description'}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          maxLength={10_000}
          value={submission[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card>
      <CardHeader
        title={t`Evidence submission`}
        hint={t`A website or a script is enough. We keep nothing until you join or report.`}
      />
      <CardBody>
        <form onSubmit={handleSubmit} className="grid gap-5">
          {line('websiteUrl', t`Website URL`, t`The address they sent you to.`)}
          {area('scriptText', 4, t`Script text`, t`Their message, as they wrote it.`)}
          <div className="grid gap-5 sm:grid-cols-3">
            {line('scammerName', t`Name they used`, t`As they signed.`)}
            {line('contactInfo', t`Contact`, t`Number, e-mail or handle.`)}
            {line('paymentMethod', t`Payment`, t`How they wanted money.`)}
          </div>
          {area('description', 3, t`Description`, t`What happened, in your words.`)}
          <div>
            <Button type="submit" variant="primary" isBusy={isPending}>
              {!isPending && <ScanSearch aria-hidden className="size-4" />}
              {isPending ? t`Comparing…` : t`Check Similarity`}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
