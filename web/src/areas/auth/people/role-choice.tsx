import { GIVEN_ROLES, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ROLE_LABELS } from './role-labels.ts';

const HINTS: Record<GivenRole, string> = {
  analyst: t`Reads reports detail by detail, decides alone, merges clusters.`,
  leo: t`Reads dossiers while the access window is open.`,
  admin: t`Manages people, sources and investigations.`,
};

export interface RoleChoiceProps {
  roles: readonly GivenRole[];
  onChange: (roles: readonly GivenRole[]) => void;
}

/** The roles of somebody, as checkboxes. */
export function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">
        <Trans>Roles</Trans>
      </legend>
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
