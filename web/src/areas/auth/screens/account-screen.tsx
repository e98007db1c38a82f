import type { Account } from '@fap/shared/auth/account-contract.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
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
    <PageFrame title="Your account" width="reading">
      {state.data ? (
        <Cards account={state.data} />
      ) : state.isError ? (
        <ErrorState
          title="We could not load your account"
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <Skeleton label="Loading your account…" shape="page" />
      )}
    </PageFrame>
  );
}

function Cards({ account }: { account: Account }) {
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader title="Name" hint="Others see this name beside your pieces and reviews." />
        <CardBody>
          <AccountForm
            fields={[
              {
                name: 'displayName',
                label: 'Name others see',
                hint: 'Don’t use your full name if you have been a victim.',
                autoComplete: 'nickname',
                value: account.displayName,
              },
            ]}
            action="Save the name"
            save={({ displayName }) => changeName(displayName)}
            success={{ title: 'Name saved', description: 'Others see your new name from now on.' }}
          />
        </CardBody>
      </Card>
      <AddressCard account={account} />
      <Card>
        <CardHeader title="Password" hint="A new password signs out every other browser." />
        <CardBody>
          <AccountForm
            fields={[
              {
                name: 'currentPassword',
                label: 'Current password',
                type: 'password',
                autoComplete: 'current-password',
              },
              {
                name: 'password',
                label: 'New password',
                hint: 'At least 10 characters.',
                type: 'password',
                autoComplete: 'new-password',
              },
            ]}
            action="Save the password"
            save={changePassword}
            success={{
              title: 'Password saved',
              description: 'Every other browser is signed out. We sent you a note by e-mail.',
            }}
          />
        </CardBody>
      </Card>
      <LanguageCard />
      <PushCard />
      <NoticePreferencesCard isAddressConfirmed={account.emailConfirmedAt !== null} />
      <PasskeyCard passkeys={account.passkeys} />
      <FactorCard factor={account.factor} />
      <Suspense fallback={<Skeleton label="Loading your tokens…" shape="list" />}>
        <TokenCard />
      </Suspense>
      <SessionCard sessions={account.sessions} />
      <ArchiveCard />
      <ErasureCard account={account} />
    </div>
  );
}
