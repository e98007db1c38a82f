import type { Passkey } from '@fap/shared/auth/account-contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { canUsePasskeys } from '../passkey-support.ts';
import { AccountForm } from './account-form.tsx';
import { addPasskey, removePasskey, renamePasskey } from './data.ts';
import { PASSWORD, PasswordDialog } from './password-dialog.tsx';

const NAME = { name: 'name', label: 'Name of the passkey', autoComplete: 'off' } as const;

/** One's own passkeys: how each is added, renamed and removed. */
export function PasskeyCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Card id="passkeys">
      <CardHeader
        title="Passkeys"
        hint="Sign in with your fingerprint, your face or your device’s PIN instead of a password."
      />
      <CardBody className="grid gap-5">
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {canUsePasskeys() ? (
          <AddDialog />
        ) : (
          <p className="text-ink-soft">This browser can’t make passkeys here.</p>
        )}
      </CardBody>
    </Card>
  );
}

function AddDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Add a passkey"
      description="Your device will ask for your fingerprint, your face or its PIN."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button className="justify-self-start">Add a passkey</Button>}
    >
      <AccountForm
        fields={[{ ...NAME, hint: 'Such as “My phone” or “Security key”.' }, PASSWORD]}
        action="Add the passkey"
        save={async (values) => {
          await addPasskey(values);
          setOpen(false);
        }}
        success={{ title: 'Passkey added', description: 'Next time, choose “Sign in with a passkey”.' }}
        describeFailure={describeFailure}
      />
    </Dialog>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt, isSynced } }: { passkey: Passkey }) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          Added <RelativeTime at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            'not used yet'
          )}{' '}
          · {isSynced ? 'synced between your devices' : 'on one device only'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Rename the passkey"
          isOpen={isRenaming}
          onOpenChange={setRenaming}
          trigger={<Button aria-label={`Rename ${name}`}>Rename</Button>}
        >
          <AccountForm
            fields={[{ ...NAME, value: name }]}
            action="Save the name"
            save={async (values) => {
              await renamePasskey(id, values.name);
              setRenaming(false);
            }}
            success={{ title: 'Passkey renamed', description: 'Its new name is in the list.' }}
          />
        </Dialog>
        <PasswordDialog
          title={`Remove ${name}`}
          description="You can’t sign in with it any more. Delete it on your device too."
          action="Remove the passkey"
          trigger={<Button aria-label={`Remove ${name}`}>Remove</Button>}
          save={(values) => removePasskey(id, values)}
          success={{ title: 'Passkey removed', description: 'It doesn’t sign in any more.' }}
        />
      </div>
    </li>
  );
}

/** Browsers name only one cause: the device has a passkey of this account. */
const describeFailure = (error: Error): string =>
  error.name === 'InvalidStateError'
    ? 'This device has a passkey for your account already.'
    : 'No passkey was made. What you typed is still here. Please try again.';
