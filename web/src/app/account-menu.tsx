import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { t } from '@lingui/core/macro';
import { type ComponentProps, Suspense, useState } from 'react';
import { hasUnsentChanges, signOut, useCurrentUser } from '../platform/session.ts';
import { toast } from '../platform/toast-store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const AccountDropdown = lazyPart(async () => (await import('./account-dropdown.tsx')).AccountDropdown);

/** The account menu: user, rewards, theme and sign-out. */
export function AccountMenu() {
  const user = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    signOut(user.id).catch(() =>
      toast({
        title: t`Sign-out failed`,
        description: t`We could not reach the server. Please try again.`,
        variant: 'destructive',
      }),
    );
  };
  const handleLanguage = (language: Language) => {
    // Few change it, so its call is not part of every page.
    const changed = import('../platform/change-language.ts').then(({ changeLanguage }) =>
      changeLanguage(language),
    );
    changed.catch(() =>
      toast({
        title: t`Not saved`,
        description: t`We could not save your language. Please try again.`,
        variant: 'destructive',
      }),
    );
  };
  const handleSignOut = () => {
    if (hasUnsentChanges(user.id)) setAsking(true);
    else leave();
  };
  return (
    <>
      <Menu user={user} onSignOut={handleSignOut} onLanguage={handleLanguage} />
      <SignOutDialog isOpen={isAsking} onCancel={() => setAsking(false)} onSignOut={leave} />
    </>
  );
}

function Menu({ user, ...choices }: Omit<ComponentProps<typeof AccountDropdown>, 'trigger'>) {
  const [isUsed, setUsed] = useState(false);
  const closed = (
    <AccountButton user={user} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />
  );
  if (!isUsed) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountDropdown user={user} {...choices} trigger={<AccountButton user={user} />} />
    </Suspense>
  );
}

function AccountButton({ user, ...rest }: { user: CurrentUser } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={t`${initialsOf(user.displayName)}, account of ${user.displayName}`}
      className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line hover:border-line-strong"
    >
      <Avatar id={user.id} name={user.displayName} isDecorative />
    </button>
  );
}
