import type { Passkey } from '@fap/shared/auth/account-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { canUsePasskeys } from '../passkey-support.ts';
import { AccountForm } from './account-form.tsx';
import { addPasskey, removePasskey, renamePasskey } from './data.ts';
import { PASSWORD, PasswordDialog } from './password-dialog.tsx';

const NAME = { name: 'name', label: t`Name of the passkey`, autoComplete: 'off' } as const;

/** One's own passkeys: how each is added, renamed and removed. */
export function PasskeyCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Card id="passkeys">
      <CardHeader
        title={t`Passkeys`}
        hint={t`Sign in with your fingerprint, your face or your device’s PIN instead of a password.`}
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
          <p className="text-ink-soft">
            <Trans>This browser can’t make passkeys here.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function AddDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Add a passkey`}
      description={t`Your device will ask for your fingerprint, your face or its PIN.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className="justify-self-start">
          <Trans>Add a passkey</Trans>
        </Button>
      }
    >
      <AccountForm
        fields={[{ ...NAME, hint: t`Such as “My phone” or “Security key”.` }, PASSWORD]}
        action={t`Add the passkey`}
        save={async (values) => {
          await addPasskey(values);
          setOpen(false);
        }}
        success={{ title: t`Passkey added`, description: t`Next time, choose “Sign in with a passkey”.` }}
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
          <Trans>
            Added <RelativeTime at={createdAt} /> ·
          </Trans>{' '}
          {lastUsedAt ? (
            <Trans>
              last used <RelativeTime at={lastUsedAt} />
            </Trans>
          ) : (
            t`not used yet`
          )}{' '}
          · {isSynced ? t`synced between your devices` : t`on one device only`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Dialog
          title={t`Rename the passkey`}
          isOpen={isRenaming}
          onOpenChange={setRenaming}
          trigger={
            <Button aria-label={t`Rename ${name}`}>
              <Trans>Rename</Trans>
            </Button>
          }
        >
          <AccountForm
            fields={[{ ...NAME, value: name }]}
            action={t`Save the name`}
            save={async (values) => {
              await renamePasskey(id, values.name);
              setRenaming(false);
            }}
            success={{ title: t`Passkey renamed`, description: t`Its new name is in the list.` }}
          />
        </Dialog>
        <PasswordDialog
          title={t`Remove ${name}`}
          description={t`You can’t sign in with it any more. Delete it on your device too.`}
          action={t`Remove the passkey`}
          trigger={
            <Button aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </Button>
          }
          save={(values) => removePasskey(id, values)}
          success={{ title: t`Passkey removed`, description: t`It doesn’t sign in any more.` }}
        />
      </div>
    </li>
  );
}

/** Browsers name only one cause: the device has a passkey of this account. */
const describeFailure = (error: Error): string =>
  error.name === 'InvalidStateError'
    ? t`This device has a passkey for your account already.`
    : t`No passkey was made. What you typed is still here. Please try again.`;
