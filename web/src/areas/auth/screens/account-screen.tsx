import type { Account } from '@fap/shared/auth/account-contract.ts';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoticePreferencesCard } from '../../notices/public/preferences-card.tsx';
import { PushCard } from '../../notices/public/push-card.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { AddressCard } from '../account/address-card.tsx';
import { changeName, changePassword, ownAccount } from '../account/data.ts';
import { FactorCard } from '../account/factor-card.tsx';
import { LanguageCard } from '../account/language-card.tsx';
import { PasskeyCard } from '../account/passkey-card.tsx';
import { SessionCard } from '../account/session-card.tsx';
import { ArchiveCard } from '../own-data/archive-card.tsx';
import { ErasureCard } from '../own-data/erasure-card.tsx';

const TokenCard = lazyPart(async () => (await import('../tokens/token-card.tsx')).TokenCard);

/** One's own account: name, e-mail address, password, and the browsers that are signed in. */
export function AccountScreen() {
  const state = useRead(ownAccount);
  return (
    <PageFrame title={t`Your account`} width="reading">
      {state.data ? (
        <Cards account={state.data} />
      ) : state.isError ? (
        <ErrorState
          title={t`We could not load your account`}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading your account…`} shape="page" />
      )}
    </PageFrame>
  );
}

function Cards({ account }: { account: Account }) {
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader title={t`Name`} hint={t`Others see this name beside your pieces and reviews.`} />
        <CardBody>
          <AccountForm
            fields={[
              {
                name: 'displayName',
                label: t`Name others see`,
                hint: t`Don’t use your full name if you have been a victim.`,
                autoComplete: 'nickname',
                value: account.displayName,
              },
            ]}
            action={t`Save the name`}
            save={({ displayName }) => changeName(displayName)}
            success={{ title: t`Name saved`, description: t`Others see your new name from now on.` }}
          />
        </CardBody>
      </Card>
      <AddressCard account={account} />
      <Card>
        <CardHeader title={t`Password`} hint={t`A new password signs out every other browser.`} />
        <CardBody>
          <AccountForm
            fields={[
              {
                name: 'currentPassword',
                label: t`Current password`,
                type: 'password',
                autoComplete: 'current-password',
              },
              {
                name: 'password',
                label: t`New password`,
                hint: t`At least 10 characters.`,
                type: 'password',
                autoComplete: 'new-password',
              },
            ]}
            action={t`Save the password`}
            save={changePassword}
            success={{
              title: t`Password saved`,
              description: t`Every other browser is signed out. We sent you a note by e-mail.`,
            }}
          />
        </CardBody>
      </Card>
      <LanguageCard />
      <PushCard />
      <NoticePreferencesCard isAddressConfirmed={account.emailConfirmedAt !== null} />
      <PasskeyCard passkeys={account.passkeys} />
      <FactorCard factor={account.factor} />
      <Suspense fallback={<Skeleton label={t`Loading your tokens…`} shape="list" />}>
        <TokenCard />
      </Suspense>
      <SessionCard sessions={account.sessions} />
      <ArchiveCard />
      <ErasureCard account={account} />
    </div>
  );
}
