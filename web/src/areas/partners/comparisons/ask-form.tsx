import { MAX_COMPARED } from '@fap/shared/partners/constants.ts';
import { partnersContract } from '@fap/shared/partners/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Address and token of another installation, and the question. */
export function AskForm({ onAsked }: { onAsked: () => void }) {
  const [address, setAddress] = useState('');
  const [token, setToken] = useState('');
  const [isTried, setTried] = useState(false);
  const ask = useAction({
    run: () => api(partnersContract.compare, { body: { address: address.trim(), token: token.trim() } }),
    onSuccess: () => {
      setToken('');
      setTried(false);
      onAsked();
    },
  });
  const wrong = {
    address: URL.canParse(address.trim()) ? undefined : t`Please enter an address that begins with https://`,
    token: token.trim().startsWith('fap_partner_') ? undefined : t`Please enter the token they made for you.`,
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.address && !wrong.token && !ask.isPending) ask.mutate();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label={t`Their address`} error={isTried ? wrong.address : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t`Their token for us`}
        hint={t`Used for this question and not kept.`}
        error={isTried ? wrong.token : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        )}
      </Field>
      {ask.error && (
        <p role="alert" className="font-medium text-critical">
          {reasonOf(ask.error, t`The question could not be asked. Please try again.`)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={ask.isPending}>
          <Trans>Compare</Trans>
        </Button>
        <span className="text-sm text-ink-soft">
          <Trans>Up to {formatNumber(MAX_COMPARED)} values of each side, the last seen ones.</Trans>
        </span>
      </div>
    </form>
  );
}
