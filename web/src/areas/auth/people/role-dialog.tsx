import type { ListedAccount } from '@fap/shared/auth/admin-contract.ts';
import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { setRoles } from './data.ts';
import { RoleChoice } from './role-choice.tsx';

/** Gives and takes an account's roles, with a reason. */
export function RoleDialog({ account, onChanged }: { account: ListedAccount; onChanged: () => void }) {
  const [roles, setChosen] = useState<readonly GivenRole[]>(account.roles);
  return (
    <ReasonDialog
      title={t`Roles of ${account.displayName}`}
      description={t`New roles apply at once, in every open browser.`}
      action={t`Change roles`}
      label={t`Change roles of ${account.displayName}`}
      run={async (reason) => {
        await setRoles(account.id, roles, reason);
        onChanged();
      }}
      success={{ title: t`Roles changed`, description: t`They apply from now on.` }}
      failure={{
        title: t`Roles not changed`,
        description: t`We could not change the roles. Please try again.`,
      }}
    >
      <RoleChoice roles={roles} onChange={setChosen} />
    </ReasonDialog>
  );
}
