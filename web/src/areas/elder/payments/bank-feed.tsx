import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { bankTokens } from '../data.ts';
import { FoldedSection } from '../parts/folded-section.tsx';
import { Problem } from '../parts/problem.tsx';
import { useToldAction } from '../use-told-action.ts';

/** Tokens for a bank's feed: what each can do, when it was used, and its end. */
export function BankFeed() {
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const madeTitle = useMoveFocus<HTMLParagraphElement>(made);
  const { data = [] } = useRead(bankTokens);
  const [isEmpty, setEmpty] = useState(false);
  const make = useToldAction(t`Not Saved`, {
    run: () => api(paymentsContract.makeToken, { body: { name: name.trim() } }),
    onSuccess: ({ token }) => {
      setMade(token);
      setName('');
      void bankTokens.refresh();
    },
  });
  const revoke = useToldAction(t`Not Saved`, {
    run: (id: string) => api(paymentsContract.revokeToken, { params: { id } }),
    onSuccess: () => void bankTokens.refresh(),
  });
  return (
    <FoldedSection title={t`Connect a bank’s feed`}>
      <p className="text-ink-soft">
        <Trans>
          For whoever sets it up with you: a token lets a bank’s feed send us your payments, and nothing else.
          It’s shown once.
        </Trans>
      </p>
      {made && (
        <div className="rounded-lg border border-accent-line bg-accent-soft p-4">
          <p ref={madeTitle} tabIndex={-1} data-result className="font-semibold">
            <Trans>Your new token</Trans>
          </p>
          <p className="mt-1 font-mono wrap-anywhere">{made}</p>
          <CopyButton value={made} label={t`Copy the token`} />
        </div>
      )}
      {data.length > 0 && (
        <ul aria-label={t`Tokens`} className="divide-y divide-line">
          {data.map(({ id, name: bank, lastUsedAt }) => (
            <li
              key={id}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0"
            >
              <span>
                <span className="font-semibold">{bank}</span>{' '}
                <span className="text-ink-soft">
                  {lastUsedAt ? (
                    <Trans>
                      last used <RelativeTime at={lastUsedAt} />
                    </Trans>
                  ) : (
                    t`not used yet`
                  )}
                </span>
              </span>
              <Button
                variant="danger"
                size="lg"
                isBusy={revoke.isPending && revoke.variables === id}
                onClick={() => revoke.mutate(id)}
                aria-label={t`End it: ${bank}`}
              >
                <Trans>End it</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(name.trim() === '');
          if (name.trim() !== '') make.mutate();
        }}
      >
        <Field
          label={t`Name of the bank`}
          error={isEmpty ? t`Please enter the name of the bank.` : undefined}
          className="min-w-56 flex-1"
        >
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" size="lg" isBusy={make.isPending}>
          <Trans>Make a token</Trans>
        </Button>
      </form>
      <Problem text={make.problem ?? revoke.problem} />
    </FoldedSection>
  );
}
