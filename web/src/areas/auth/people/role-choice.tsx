import { GIVEN_ROLES, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ROLE_LABELS } from './role-labels.ts';

const HINTS: Record<GivenRole, string> = {
  analyst: 'Reads reports detail by detail, decides alone, merges clusters.',
  leo: 'Reads dossiers while the access window is open.',
  admin: 'Manages people, sources and investigations.',
};

export interface RoleChoiceProps {
  roles: readonly GivenRole[];
  onChange: (roles: readonly GivenRole[]) => void;
}

/** The roles of somebody, as checkboxes. */
export function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Roles</legend>
      {GIVEN_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={ROLE_LABELS[role]}
          hint={HINTS[role]}
          isChecked={roles.includes(role)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...roles, role] : roles.filter((one) => one !== role))
          }
        />
      ))}
    </fieldset>
  );
}
