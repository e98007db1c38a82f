import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { placeInCase } from '../data.ts';

/** Which case an item is in; who may open it puts it into one of their cases, or takes it out. */
export function CaseCard({ reading: { evidence } }: { reading: EvidenceReading }) {
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const place = useAction<string | null>({
    run: (caseId) => placeInCase(evidence.id, caseId),
    onSuccess: () => {
      setNumber('');
      setTried(false);
    },
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save this. Please try again.`),
        variant: 'destructive',
      }),
  });
  const { caseId, mayOpenOriginal } = evidence;
  if (caseId === null && !mayOpenOriginal) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (number.trim() !== '' && !place.isPending) place.mutate(number.trim().toUpperCase());
  };
  return (
    <Card>
      <CardHeader title={t`Case`} hint={t`Each step is in the custody log of the case.`} />
      <CardBody>
        {caseId === null ? (
          <form noValidate onSubmit={handleSubmit} className="grid gap-4">
            <Field
              label={t`Number of the case`}
              hint={t`One you work on, such as CS-2026-007.`}
              error={isTried && number.trim() === '' ? t`Please enter the number of the case.` : undefined}
            >
              {(control) => (
                <TextInput {...control} value={number} onChange={(event) => setNumber(event.target.value)} />
              )}
            </Field>
            <div>
              <Button type="submit" isBusy={place.isPending}>
                <Trans>Put into the case</Trans>
              </Button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <Trans>
                In case{' '}
                <Link href={paths.case(caseId)} className="link">
                  {caseId}
                </Link>
              </Trans>
            </p>
            {mayOpenOriginal && (
              <Button size="sm" isBusy={place.isPending} onClick={() => place.mutate(null)}>
                <Trans>Take out</Trans>
              </Button>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
