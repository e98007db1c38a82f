import { NOTE_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import type { CaseDetails, SignOff } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { signOff } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** Whether an analyst vouches for the case as it is now. */
export function SignOffCard({ details }: { details: CaseDetails }) {
  const counts = details.signOff !== null && details.signOff.clearedAt === null;
  return (
    <Card>
      <CardHeader
        title={t`Sign-off`}
        hint={t`An analyst vouches for the case as it is. Any later change ends that.`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {details.signOff ? (
          <Signed said={details.signOff} />
        ) : (
          <p className="text-ink-soft">
            <Trans>Not signed off.</Trans>
          </p>
        )}
        {details.maySignOff && !counts && <SignOffForm caseId={details.id} />}
      </CardBody>
    </Card>
  );
}

function Signed({ said }: { said: SignOff }) {
  return (
    <div>
      <p>
        {said.clearedAt === null ? t`Signed off by` : t`Was signed off by`} <strong>{said.by}</strong>,{' '}
        <ExactTime at={said.at} />
      </p>
      <p className="mt-1 whitespace-pre-wrap text-ink-soft wrap-anywhere">{said.note}</p>
      {said.clearedAt !== null && (
        <p className="mt-2 font-medium text-high">
          <Trans>
            Cleared: the case was changed on <ExactTime at={said.clearedAt} />.
          </Trans>
        </p>
      )}
    </div>
  );
}

function SignOffForm({ caseId }: { caseId: string }) {
  const [note, setNote] = useState('');
  const sign = useCaseAction(
    () => signOff(caseId, note),
    () => setNote(''),
  );
  const isReady = note.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !sign.isPending) sign.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t`Note`}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={note}
            maxLength={NOTE_MAX_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={!isReady} isBusy={sign.isPending} className="justify-self-start">
        <Trans>Sign off</Trans>
      </Button>
    </form>
  );
}
