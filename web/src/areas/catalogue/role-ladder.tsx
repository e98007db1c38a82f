import { HIERARCHY, ROLE_LEVELS, type ScammerRole } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { Trans } from '@lingui/react/macro';
import { cn } from '../../ui/class-names.ts';
import { ROLE_LEVEL_WORDS } from './public/role-level-words.ts';
import { TextList } from './public/text-list.tsx';

/** The roles in the group behind a branch, in five ranks from the top down. */
export function RoleLadder({ roles }: { roles: readonly ScammerRole[] }) {
  return (
    <ol className="space-y-6">
      {ROLE_LEVELS.map((level) => {
        const rolesAtLevel = roles.filter((role) => role.level === level);
        return (
          <li key={level} className="grid gap-x-6 gap-y-3 md:grid-cols-[9rem_minmax(0,1fr)]">
            <h2
              className={cn(
                'flex items-center gap-3 self-start',
                rolesAtLevel.length === 0 && 'text-ink-soft',
              )}
            >
              <span
                className={cn(
                  'rounded-md border px-2 py-1 text-sm font-semibold tabular-nums',
                  rolesAtLevel.length > 0
                    ? 'border-accent-line bg-accent-soft text-accent'
                    : 'border-line bg-sunken text-ink-soft',
                )}
              >
                L{HIERARCHY[level]}
              </span>
              <span className="font-semibold">{ROLE_LEVEL_WORDS[level]}</span>
            </h2>
            {rolesAtLevel.length === 0 ? (
              <p className="text-ink-soft md:pt-1">
                <Trans>We know no role at this rank in this sub-type.</Trans>
              </p>
            ) : (
              <ul className="space-y-4">
                {rolesAtLevel.map((role) => (
                  <RoleCard key={role.id} role={role} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function RoleCard({ role }: { role: ScammerRole }) {
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg leading-snug font-semibold">{role.name}</h3>
      <p className="mt-1">{role.description}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <h4 className="text-sm font-semibold text-ink-soft">
            <Trans>Responsibilities</Trans>
          </h4>
          <TextList items={role.responsibilities} className="mt-1.5" />
        </div>
        <div>
          <h4 className="text-sm font-semibold text-ink-soft">
            <Trans>Where victims meet this role</Trans>
          </h4>
          <TextList items={role.victimTouchpoints} className="mt-1.5" />
        </div>
      </div>
      {role.commonAliases.length > 0 && (
        <p className="mt-4">
          <span className="text-sm font-semibold text-ink-soft">
            <Trans>Goes by:</Trans>{' '}
          </span>
          {role.commonAliases.join(', ')}
        </p>
      )}
    </li>
  );
}
