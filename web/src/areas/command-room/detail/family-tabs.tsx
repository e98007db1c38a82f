import {
  HIERARCHY,
  ROLE_LEVELS,
  type RoleLevel,
  type ScammerRole,
} from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CatalogueEntry, CataloguePage } from '@fap/shared/catalogue/contract.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ROLE_LEVEL_WORDS } from '../../catalogue/public/role-level-words.ts';
import { catalogueList, useCataloguePage } from '../../catalogue/public/use-catalogue-page.ts';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';

/** The catalogue families of a scam type; the type `other` has several different ones. */
export function FamiliesOfType({
  scamType,
  children,
}: {
  scamType: ScamType;
  children: (entry: CatalogueEntry) => ReactNode;
}) {
  const list = useRead(catalogueList);
  useOnlineRetry(list);
  if (!list.data) {
    return list.isError ? (
      <ReadError title={t`We could not load the catalogue`} state={list} />
    ) : (
      <Skeleton label={t`Loading the catalogue…`} shape="list" />
    );
  }
  const families = list.data.filter((entry) => entry.scamType === scamType);
  return (
    <div className="grid gap-10">
      {scamType === 'other' && (
        <p className="max-w-3xl text-ink-soft">
          <Trans>
            The type “Other” covers different scams. We don’t know yet which of these families this cluster
            belongs to.
          </Trans>
        </p>
      )}
      {families.map((entry) => (
        <section key={entry.id} aria-label={entry.name}>
          {families.length > 1 && <h2 className="mb-4 text-xl font-semibold">{entry.name}</h2>}
          {children(entry)}
        </section>
      ))}
    </div>
  );
}

function FamilyPage({
  familyId,
  children,
}: {
  familyId: string;
  children: (page: CataloguePage) => ReactNode;
}) {
  const page = useCataloguePage(familyId);
  if (page.data) return children(page.data);
  return page.isError ? (
    <ReadError title={t`We could not load this family of scams`} state={page} />
  ) : (
    <Skeleton label={t`Loading…`} shape="list" />
  );
}

/** The sub-types of a family with their variants and links to their pages. */
export function SubtypeList({ familyId }: { familyId: string }) {
  return (
    <FamilyPage familyId={familyId}>
      {({ cluster }) => (
        <ul className="grid gap-4 md:grid-cols-2">
          {cluster.branches.map(({ id, name, description, riskLevel, variants }) => (
            <li key={id} className="flex flex-col rounded-lg border border-line bg-surface p-5">
              <div className="flex items-start justify-between gap-3">
                <h3 className="text-lg leading-snug font-semibold">{name}</h3>
                <SeverityBadge severity={riskLevel} />
              </div>
              <p className="mt-1.5">{description}</p>
              <p className="mt-3 text-sm text-ink-soft">
                {variants.length} {plural(variants.length, { one: 'variant', other: 'variants' })}:{' '}
                {variants.map((variant) => variant.name).join(', ')}
              </p>
              <p className="mt-auto pt-4">
                <Link
                  href={paths.subtype(cluster.id, id)}
                  className="link inline-flex items-center gap-1 py-1"
                >
                  <Trans>Open {name}</Trans>
                  <ChevronRight aria-hidden className="size-4" />
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </FamilyPage>
  );
}

/** The ranks of the groups behind a family, from the top down. */
export function HierarchyList({ familyId }: { familyId: string }) {
  return (
    <FamilyPage familyId={familyId}>
      {({ cluster }) => (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {ROLE_LEVELS.map((level) => (
            <Rank key={level} level={level} roles={rolesOf(cluster.branches, level)} />
          ))}
        </ol>
      )}
    </FamilyPage>
  );
}

function Rank({ level, roles }: { level: RoleLevel; roles: readonly ScammerRole[] }) {
  return (
    <li className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="flex items-center gap-3 self-start font-semibold">
        <span className="rounded-md border border-accent-line bg-accent-soft px-2 py-1 text-sm text-accent tabular-nums">
          L{HIERARCHY[level]}
        </span>
        {ROLE_LEVEL_WORDS[level]}
      </h3>
      {roles.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>We know no role at this rank.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {roles.map(({ name, description }) => (
            <li key={name}>
              <p className="font-medium">{name}</p>
              <p className="text-sm text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The roles at a rank in all branches, without duplicates. */
function rolesOf(branches: CataloguePage['cluster']['branches'], level: RoleLevel): ScammerRole[] {
  const rolesAtLevel = branches
    .flatMap(({ scammerRoles }) => scammerRoles)
    .filter((role) => role.level === level);
  return [...new Map(rolesAtLevel.map((role) => [role.name, role])).values()];
}

/** The sub-types of the families of a scam type. */
export const SubtypesOf = ({ scamType }: { scamType: ScamType }) => (
  <FamiliesOfType scamType={scamType}>{({ id }) => <SubtypeList familyId={id} />}</FamiliesOfType>
);
