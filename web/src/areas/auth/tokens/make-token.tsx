import {
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME,
  TOKEN_SCOPE_NAMES,
  TOKEN_SCOPES,
  type TokenScopeName,
} from '@fap/shared/auth/token-scopes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxList } from '../../../ui/checkbox-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { makeToken } from './data.ts';

const DAYS = [7, 30, 90, MAX_TOKEN_DAYS].map((days) => ({ value: String(days), label: t`${days} days` }));

interface MakeTokenProps {
  onMade: (token: string) => void;
  /** Moves the focus to the token that was made, once the dialog is gone. */
  showMade: () => void;
}

/** Asks what a token may do and for how long, then makes it. */
export function MakeToken({ onMade, showMade }: MakeTokenProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Not a state: the dialog closes in the very render that would tell it.
  const isMade = useRef(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Make a token`}
      description={t`Whoever has it acts in your name, as far as you allow here, until it expires or you end it.`}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        isMade.current = false;
        setOpen(isNowOpen);
      }}
      returnFocus={() => (isMade.current ? showMade() : trigger.current?.focus())}
      trigger={
        <Button ref={trigger} className="justify-self-start">
          <Trans>Make a token</Trans>
        </Button>
      }
    >
      <TokenForm
        onMade={(token) => {
          isMade.current = true;
          setOpen(false);
          onMade(token);
        }}
      />
    </Dialog>
  );
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { capabilities } = useCurrentUser();
  const offered = TOKEN_SCOPE_NAMES.filter((scope) => capabilities.includes(TOKEN_SCOPES[scope].needs));
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScopeName[]>(['read-shared']);
  const [days, setDays] = useState('30');
  const [currentPassword, setPassword] = useState('');
  const make = useAction({
    run: () => makeToken({ name: name.trim(), scopes: [...scopes], days: Number(days), currentPassword }),
    onSuccess: onMade,
  });
  const isReady = name.trim() !== '' && scopes.length > 0 && currentPassword !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) make.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <Field label={t`Name of the token`} hint={t`Such as “Backup script”, so that you know it again.`}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={MAX_TOKEN_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <CheckboxList
        legend={t`It may`}
        options={offered.map((value) => ({
          value,
          label: TOKEN_SCOPES[value].label,
          hint: TOKEN_SCOPES[value].text,
        }))}
        chosen={scopes}
        onChange={setScopes}
      />
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
      <Field label={t`Your password`}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {make.error && (
        <p role="alert" className="font-medium text-critical">
          {reasonOf(make.error, t`We could not make the token. Please try again.`)}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" disabled={!isReady} isBusy={make.isPending}>
          <Trans>Make the token</Trans>
        </Button>
      </div>
    </form>
  );
}
