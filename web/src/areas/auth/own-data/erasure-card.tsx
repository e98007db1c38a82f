import type { Account } from '@fap/shared/auth/account-contract.ts';
import type { OwnDataCounts } from '@fap/shared/own-data/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { beginErasure } from './data.ts';

const ErasureForm = lazyPart(async () => (await import('./erasure-form.tsx')).ErasureForm);

const PASSWORD = {
  name: 'currentPassword',
  label: t`Your password`,
  type: 'password',
  autoComplete: 'current-password',
} as const;
const CODE = {
  name: 'code',
  label: t`Code from your authenticator app`,
  hint: t`Or one of your recovery codes.`,
  autoComplete: 'one-time-code',
} as const;
const FAILURE = {
  title: t`Not deleted`,
  description: t`Your account is as it was. Please try again.`,
};

interface Begun {
  token: string;
  counts: OwnDataCounts;
}

/** How somebody deletes their account: password, then what goes and what stays, then the last word. */
export function ErasureCard({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = async (values: { currentPassword: string; code?: string }) =>
    setBegun(await beginErasure(values));
  return (
    <Card id="delete-account">
      <CardHeader
        title={t`Delete your account`}
        hint={t`Your reports, files and personal details are erased for good. Nobody can bring them back.`}
      />
      <CardBody>
        <Dialog
          title={t`Delete your account`}
          description={
            begun ? t`Please read what goes and what stays.` : t`First your password. Nothing is deleted yet.`
          }
          isOpen={isOpen}
          onOpenChange={(open) => {
            setOpen(open);
            setBegun(null);
          }}
          trigger={
            <Button variant="danger">
              <Trans>Delete my account…</Trans>
            </Button>
          }
        >
          {begun ? (
            <Suspense>
              <ErasureForm accountId={account.id} {...begun} />
            </Suspense>
          ) : account.factor ? (
            <AccountForm fields={[PASSWORD, CODE]} action={t`Continue`} save={begin} failure={FAILURE} />
          ) : (
            <AccountForm fields={[PASSWORD]} action={t`Continue`} save={begin} failure={FAILURE} />
          )}
        </Dialog>
      </CardBody>
    </Card>
  );
}
