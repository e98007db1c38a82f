import type { Assessment, StrikeView } from '@fap/shared/strike/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { assess } from '../data.ts';
import { centsOf, dollarsOf, localOf } from './form-values.ts';

const ONGOING = [
  { value: '', label: t`Nobody has said` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

/** What an analyst found out for the score, and the sign-off. */
export function AssessmentCard({ view: { cluster, assessment } }: { view: StrikeView }) {
  const [documented, setDocumented] = useState(dollarsOf(assessment.documentedCents));
  const [largest, setLargest] = useState(dollarsOf(assessment.largestPaymentCents));
  const [ongoing, setOngoing] = useState(
    assessment.isOngoing === null ? '' : assessment.isOngoing ? 'yes' : 'no',
  );
  const [liveAt, setLiveAt] = useState(localOf(assessment.liveAt));
  const [isRedacted, setRedacted] = useState(assessment.isRedacted);
  const [isSignedOff, setSignedOff] = useState(assessment.isSignedOff);
  const save = useAction({
    run: (input: Assessment) => assess(cluster.id, input),
    onSuccess: () =>
      toast({ title: t`Kept`, description: t`The score was computed again.`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not kept`,
        description: reasonOf(error, t`We could not record it. Please try again.`),
        variant: 'destructive',
      }),
  });
  const amounts = [documented, largest].map(centsOf);
  const problems = amounts.map((cents) =>
    cents === undefined ? t`Please enter an amount in dollars, such as 1200 or 1200.50` : undefined,
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [documentedCents, largestPaymentCents] = amounts;
    if (documentedCents === undefined || largestPaymentCents === undefined) return;
    save.mutate({
      documentedCents,
      largestPaymentCents,
      isOngoing: ongoing === '' ? null : ongoing === 'yes',
      liveAt: liveAt === '' ? null : new Date(liveAt).toISOString(),
      isRedacted,
      isSignedOff,
    });
  };
  return (
    <Card role="region" aria-labelledby="assessment-title">
      <CardHeader
        id="assessment-title"
        title={t`What analysts found out`}
        hint={t`Only what a document or a look of your own shows. Each change is recorded.`}
      />
      <CardBody>
        <form onSubmit={handleSubmit} className="grid gap-5" noValidate>
          <Field label={t`Losses shown by documents (US$)`} error={problems[0]} isOptional>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={documented}
                onChange={(event) => setDocumented(event.target.value)}
              />
            )}
          </Field>
          <Field label={t`Largest single payment shown (US$)`} error={problems[1]} isOptional>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={largest}
                onChange={(event) => setLargest(event.target.value)}
              />
            )}
          </Field>
          <Field label={t`Contact or threats go on, or somebody may harm themselves`}>
            {(control) => (
              <Select
                {...control}
                options={ONGOING}
                value={ongoing}
                onChange={(event) => setOngoing(event.target.value)}
              />
            )}
          </Field>
          <Field label={t`When some of its sites or numbers last answered`} isOptional>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={liveAt}
                onChange={(event) => setLiveAt(event.target.value)}
              />
            )}
          </Field>
          <Checkbox
            label={t`I read the shared edition: no personal data of third parties is in it`}
            isChecked={isRedacted}
            onChange={setRedacted}
          />
          <Checkbox
            label={t`I sign off this cluster for law enforcement`}
            isChecked={isSignedOff}
            onChange={setSignedOff}
          />
          <div>
            <Button type="submit" variant="primary" isBusy={save.isPending}>
              <Trans>Keep and compute again</Trans>
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
