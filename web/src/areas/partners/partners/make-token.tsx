import { PARTNER_SCOPES, type PartnerScope, TOKEN_DAYS_MAX } from '@fap/shared/partners/constants.ts';
import { partnersContract } from '@fap/shared/partners/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxList } from '../../../ui/checkbox-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SCOPE_WORDS } from '../partner-words.ts';

const DAYS = [30, 90, TOKEN_DAYS_MAX].map((days) => ({ value: String(days), label: t`${days} days` }));

const SCOPES = PARTNER_SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }));

interface MakeTokenProps {
  partnerId: string;
  name: string;
  onMade: (token: string) => void;
  /** Moves the focus to the token that was made, once the dialog is gone. */
  showMade: () => void;
}

/** Asks what a token shall allow and how long, then makes it. */
export function MakeToken({ partnerId, name, onMade, showMade }: MakeTokenProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Not a state: the dialog closes in the very render that would tell it.
  const isMade = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [scopes, setScopes] = useState<readonly PartnerScope[]>(['read']);
  const [days, setDays] = useState('90');
  const make = useAction({
    run: () =>
      api(partnersContract.makeToken, {
        params: { id: partnerId },
        body: { scopes: [...scopes], days: Number(days) },
      }),
    onSuccess: ({ token }) => {
      isMade.current = true;
      setOpen(false);
      onMade(token);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (scopes.length > 0) make.mutate();
  };
  return (
    <Dialog
      title={t`Make a token`}
      description={t`For ${name}. Whoever holds it can do what you allow here, until it expires or you end it.`}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        isMade.current = false;
        setOpen(isNowOpen);
      }}
      returnFocus={() => (isMade.current ? showMade() : trigger.current?.focus())}
      trigger={
        <Button ref={trigger} size="sm" aria-label={t`Make a token for ${name}`}>
          <Trans>Make a token</Trans>
        </Button>
      }
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <CheckboxList legend={t`It may`} options={SCOPES} chosen={scopes} onChange={setScopes} />
        <Field label={t`For how long`}>
          {(control) => (
            <Select
              {...control}
              options={DAYS}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          )}
        </Field>
        {make.error && (
          <p role="alert" className="font-medium text-critical">
            {reasonOf(make.error, t`We could not make the token. Please try again.`)}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" disabled={scopes.length === 0} isBusy={make.isPending}>
            <Trans>Make a token</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
