import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TRY_AGAIN } from '../actions.ts';
import { bankTokens } from '../data.ts';

/** Tokens for a bank's feed: what each can do, when it was used, and its end. */
export function BankFeed() {
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const { data = [] } = useRead(bankTokens);
  const onFailure = (error: Error) =>
    toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
  const make = useAction({
    run: () => api(paymentsContract.makeToken, { body: { name: name.trim() } }),
    onSuccess: ({ token }) => {
      setMade(token);
      setName('');
      void bankTokens.refresh();
    },
    onFailure,
  });
  const revoke = useAction({
    run: (id: string) => api(paymentsContract.revokeToken, { params: { id } }),
    onSuccess: () => void bankTokens.refresh(),
    onFailure,
  });
  return (
    <details className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <summary className="min-h-12 cursor-pointer text-xl font-semibold">Connect a bank’s feed</summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-ink-soft">
          For whoever sets it up with you: a token lets a bank’s feed send us your payments, and nothing else.
          It’s shown once.
        </p>
        {made && (
          <div className="rounded-lg border border-accent-line bg-accent-soft p-4">
            <p className="font-semibold">Your new token</p>
            <p className="mt-1 font-mono wrap-anywhere">{made}</p>
            <CopyButton value={made} label="Copy the token" />
          </div>
        )}
        {data.length > 0 && (
          <ul aria-label="Tokens" className="divide-y divide-line">
            {data.map(({ id, name: bank, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
                <span>
                  <span className="font-semibold">{bank}</span>{' '}
                  <span className="text-ink-soft">
                    {lastUsedAt ? (
                      <>
                        last used <RelativeTime at={lastUsedAt} />
                      </>
                    ) : (
                      'not used yet'
                    )}
                  </span>
                </span>
                <Button
                  variant="danger"
                  size="lg"
                  isBusy={revoke.isPending && revoke.variables === id}
                  onClick={() => revoke.mutate(id)}
                  aria-label={`End it: ${bank}`}
                >
                  End it
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
            if (name.trim() !== '') make.mutate();
          }}
        >
          <Field label="Name of the bank" className="min-w-56 flex-1">
            {(control) => (
              <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Button type="submit" size="lg" isBusy={make.isPending} disabled={name.trim() === ''}>
            Make a token
          </Button>
        </form>
      </div>
    </details>
  );
}
