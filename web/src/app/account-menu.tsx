import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { t } from '@lingui/core/macro';
import { type ComponentProps, Suspense, useState } from 'react';
import { useCurrentUser } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const AccountDropdown = lazyPart(async () => (await import('./account-dropdown.tsx')).AccountDropdown);

/** The account menu: user, rewards, theme and sign-out. All of it is loaded when somebody opens it. */
export function AccountMenu() {
  const user = useCurrentUser();
  const [isUsed, setUsed] = useState(false);
  const closed = (
    <AccountButton user={user} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />
  );
  if (!isUsed) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountDropdown user={user} trigger={<AccountButton user={user} />} />
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
