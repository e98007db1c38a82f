import {
  CITATION_MAX_LENGTH,
  CITATION_MIN_LENGTH,
  VERIFIER_NAMES,
  VERIFIERS,
  type Verifier,
} from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { recordVerification } from '../data.ts';

const OPTIONS = VERIFIERS.map((value) => ({ value, label: VERIFIER_NAMES[value] }));

/** Who verified the cluster, and where that stands. */
export function VerificationForm({ clusterId }: { clusterId: string }) {
  const [verifier, setVerifier] = useState<Verifier>('fbi');
  const [citation, setCitation] = useState('');
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const record = useAction({
    run: () =>
      recordVerification(clusterId, { verifier, citation: citation.trim(), url: url.trim() || null }),
    onSuccess: () => {
      setCitation('');
      setUrl('');
      setTried(false);
    },
    onFailure: (error) =>
      toast({
        title: t`Not recorded`,
        description: reasonOf(error, t`We could not record it. Please try again.`),
        variant: 'destructive',
      }),
  });
  const wrong = {
    citation:
      citation.trim().length < CITATION_MIN_LENGTH
        ? t`Please say where it stands: which document, of which day.`
        : undefined,
    url:
      url.trim() === '' || /^https?:\/\/\S+$/u.test(url.trim())
        ? undefined
        : t`Please enter an address that begins with https://`,
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.citation && !wrong.url && !record.isPending) record.mutate();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 border-t border-line pt-5">
      <Field label={t`Verified by`}>
        {(control) => (
          <Select
            {...control}
            options={OPTIONS}
            value={verifier}
            onChange={(event) => setVerifier(event.target.value as Verifier)}
          />
        )}
      </Field>
      <Field
        label={t`Where it stands`}
        hint={t`A document with its number and date. No names of victims.`}
        error={isTried ? wrong.citation : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={CITATION_MAX_LENGTH}
            value={citation}
            onChange={(event) => setCitation(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Its address`} error={isTried ? wrong.url : undefined} isOptional>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={record.isPending}>
          <Trans>Record it</Trans>
        </Button>
      </div>
    </form>
  );
}
