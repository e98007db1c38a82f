import type { Guardian } from '@fap/shared/elder/entities.ts';
import { Trans } from '@lingui/react/macro';

/** Which account a guardian has; a warning where it is not the one that was invited, because a link can be passed on or taken. */
export function AcceptedBy({ email, accountEmail }: Pick<Guardian, 'email' | 'accountEmail'>) {
  if (accountEmail === null) return null;
  if (accountEmail === email) return <p className="text-ink-soft wrap-anywhere">{email}</p>;
  return (
    <p className="mt-2 rounded-md bg-critical-soft p-3 font-semibold text-critical wrap-anywhere">
      <Trans>
        You invited {email}, but somebody with the address {accountEmail} accepted. If you don’t know this
        address, end their access.
      </Trans>
    </p>
  );
}
