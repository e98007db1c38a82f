import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
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
        title: 'Not saved',
        description: reasonOf(error, 'We could not save this. Please try again.'),
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
      <CardHeader title="Case" hint="Each step is in the custody log of the case." />
      <CardBody>
        {caseId === null ? (
          <form noValidate onSubmit={handleSubmit} className="grid gap-4">
            <Field
              label="Number of the case"
              hint="One you work on, such as CS-2026-007."
              error={isTried && number.trim() === '' ? 'Please enter the number of the case.' : undefined}
            >
              {(control) => (
                <TextInput {...control} value={number} onChange={(event) => setNumber(event.target.value)} />
              )}
            </Field>
            <div>
              <Button type="submit" isBusy={place.isPending}>
                Put into the case
              </Button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              In case{' '}
              <Link href={paths.case(caseId)} className="link">
                {caseId}
              </Link>
            </p>
            {mayOpenOriginal && (
              <Button size="sm" isBusy={place.isPending} onClick={() => place.mutate(null)}>
                Take out
              </Button>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
