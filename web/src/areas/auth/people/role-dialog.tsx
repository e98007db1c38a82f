import type { ListedAccount } from '@fap/shared/auth/admin-contract.ts';
import { GIVEN_ROLES, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { setRoles } from './data.ts';
import { ROLE_LABELS } from './role-labels.ts';

const HINTS: Record<GivenRole, string> = {
  analyst: 'Reads reports detail by detail, decides alone, merges clusters.',
  leo: 'Law enforcement: reads dossiers while the access window is open.',
  admin: 'Manages people, sources and investigations.',
};

/** Gives and takes an account's roles, with a reason. */
export function RoleDialog({ account, onChanged }: { account: ListedAccount; onChanged: () => void }) {
  const [roles, setChosen] = useState<readonly GivenRole[]>(account.roles);
  return (
    <ReasonDialog
      title={`Roles of ${account.displayName}`}
      description="New roles apply at once, in every open browser."
      action="Change roles"
      label={`Change roles of ${account.displayName}`}
      run={async (reason) => {
        await setRoles(account.id, roles, reason);
        onChanged();
      }}
      success={{ title: 'Roles changed', description: 'They apply from now on.' }}
      failure={{
        title: 'Roles not changed',
        description: 'We could not change the roles. Please try again.',
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Roles</legend>
        {GIVEN_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={ROLE_LABELS[role]}
            hint={HINTS[role]}
            isChecked={roles.includes(role)}
            onChange={(isChecked) =>
              setChosen(isChecked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          />
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
