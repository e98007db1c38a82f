import { t } from '@fap/shared/kernel/words.ts';
import { roleLabel } from '../catalogue/functional-roles.ts';
import type { ScamType } from '../catalogue/scam-types.ts';
import { type ClusterLineage, extentOf } from './cluster-lineage.ts';
import { countSharedAssets } from './count-shared-assets.ts';
import { describeShared } from './describe-shared.ts';
import { sayChange } from './describe-values.ts';
import type { ClusterFamilies, CrossLink, FamilyBranch, FamilyRoot } from './family-entities.ts';
import { FAMILY_GROUPS, type FamilyGroup, familyOf } from './family-groups.ts';
import { ACTIVE_DAYS, EVOLVING_DAYS, FAMILY_VERSION, MIN_FOR_SHARE } from './family-rules.ts';
import { type DatedEvent, daysBetween, findTriggers } from './find-triggers.ts';
import { rateHeat } from './law-enforcement-heat.ts';
import { presentTrigger } from './present-trigger.ts';
import type { ClusterRelation } from './relate-clusters.ts';

/** A cluster as input of families. */
export interface FamilyMember {
  id: string;
  name: string;
  description: string;
  scamType: ScamType;
  lineage: ClusterLineage;
  /** Published events that are cited in it. */
  events: readonly DatedEvent[];
  /** It once was complete enough for a law-enforcement alert. */
  isAlerted: boolean;
}

/** A stored relation between two clusters. */
export interface FamilyEdge
  extends Pick<ClusterRelation, 'strength' | 'identifiers' | 'personas' | 'scripts'> {
  firstId: string;
  secondId: string;
}

const MAX_PATTERNS = 8;
const MAX_TRIGGERS = 12;

/**
 * Builds families: each cluster's parent is the earlier cluster of its family with the strongest relation, or none
 * (then it belongs by its type only); every other relation is a cross-link.
 */
export function buildFamilies(
  members: readonly FamilyMember[],
  edges: readonly FamilyEdge[],
  today: string,
): Pick<ClusterFamilies, 'version' | 'figures' | 'families' | 'crossLinks'> {
  const byId = new Map(members.map((member) => [member.id, member]));
  const known = edges.filter(({ firstId, secondId }) => byId.has(firstId) && byId.has(secondId));
  const parents = findParents(byId, known);
  const families = FAMILY_GROUPS.map((group) => buildRoot(group, members, known, parents, today)).filter(
    (root, index) => root.branches.length > 0 || FAMILY_GROUPS[index]?.isNamed,
  );
  return withFigures({
    version: FAMILY_VERSION,
    families,
    crossLinks: findCrossLinks(byId, known, parents),
  });
}

/** The figures of what is shown. */
export function withFigures<Shown extends Pick<ClusterFamilies, 'families' | 'crossLinks'>>(
  shown: Shown,
): Shown & Pick<ClusterFamilies, 'figures'> {
  const sum = (count: (root: FamilyRoot) => number) =>
    shown.families.reduce((total, root) => total + count(root), 0);
  return {
    ...shown,
    figures: {
      rootFamilies: shown.families.length,
      activeBranches: sum(({ branches }) => branches.filter(({ isActive }) => isActive).length),
      totalScammers: sum(({ totalScammers }) => totalScammers),
      crossLinks: shown.crossLinks.length,
    },
  };
}

/** Sort key: the day of a cluster's earliest report, then its id. */
export const firstSeen = ({ lineage, id }: FamilyMember): string =>
  `${extentOf(lineage).firstSeen ?? '9999-12-31'} ${id}`;

/** For each cluster that descends from another: the edge to its parent. */
function findParents(
  byId: ReadonlyMap<string, FamilyMember>,
  edges: readonly FamilyEdge[],
): Map<string, { parentId: string; edge: FamilyEdge }> {
  const parents = new Map<string, { parentId: string; edge: FamilyEdge }>();
  for (const edge of edges.toSorted(byStrength)) {
    const [a, b] = [byId.get(edge.firstId), byId.get(edge.secondId)];
    if (!a || !b || familyOf(a.scamType) !== familyOf(b.scamType)) continue;
    const [parent, child] = firstSeen(a) < firstSeen(b) ? [a, b] : [b, a];
    if (!parents.has(child.id)) parents.set(child.id, { parentId: parent.id, edge });
  }
  return parents;
}

/** Shared hard indicators count before likeness. */
const byStrength = (a: FamilyEdge, b: FamilyEdge): number =>
  Math.min(1, b.identifiers.length) - Math.min(1, a.identifiers.length) ||
  b.strength - a.strength ||
  (`${a.firstId} ${a.secondId}` < `${b.firstId} ${b.secondId}` ? -1 : 1);

function findCrossLinks(
  byId: ReadonlyMap<string, FamilyMember>,
  edges: readonly FamilyEdge[],
  parents: ReadonlyMap<string, { parentId: string; edge: FamilyEdge }>,
): CrossLink[] {
  return edges
    .filter((edge) => parents.get(edge.firstId)?.edge !== edge && parents.get(edge.secondId)?.edge !== edge)
    .toSorted(byStrength)
    .flatMap((edge): CrossLink[] => {
      const [a, b] = [byId.get(edge.firstId), byId.get(edge.secondId)];
      if (!a || !b) return [];
      const [source, target] = firstSeen(a) < firstSeen(b) ? [a, b] : [b, a];
      const parent = parents.get(source.id)?.parentId;
      const isSibling = parent !== undefined && parent === parents.get(target.id)?.parentId;
      const isOfOneFamily = familyOf(a.scamType) === familyOf(b.scamType);
      return [
        {
          source: source.id,
          target: target.id,
          strength: round(edge.strength),
          sharedElements: describeShared(edge),
          type: !isOfOneFamily
            ? 'Cross-Category Learning'
            : isSibling
              ? 'Sibling Evolution'
              : 'Parallel Development',
        },
      ];
    });
}

function buildRoot(
  group: FamilyGroup,
  members: readonly FamilyMember[],
  edges: readonly FamilyEdge[],
  parents: ReadonlyMap<string, { parentId: string; edge: FamilyEdge }>,
  today: string,
): FamilyRoot {
  const own = members
    .filter(({ scamType }) => group.scamTypes.includes(scamType))
    .toSorted((a, b) => (firstSeen(a) < firstSeen(b) ? -1 : 1));
  const ids = new Set(own.map(({ id }) => id));
  const inner = edges.filter(({ firstId, secondId }) => ids.has(firstId) && ids.has(secondId));
  const descendants = Map.groupBy(own, (member) => parents.get(member.id)?.parentId);
  const childrenOf = (id: string) => (descendants.get(id) ?? []).map((member) => member.id);
  const generationOf = (id: string): number => {
    const parent = parents.get(id)?.parentId;
    return parent === undefined ? 1 : generationOf(parent) + 1;
  };
  const branches = own.map((member) =>
    buildBranch(member, {
      rootId: group.id,
      line: parents.get(member.id),
      generation: generationOf(member.id),
      children: childrenOf(member.id),
      today,
    }),
  );
  // Those with descendants first, then those with relatives, then those that stand here by their kind.
  const first = branches.filter(({ generation }) => generation === 1);
  const changes = own.flatMap(({ lineage }) => lineage.changes);
  const names = new Set(own.flatMap(({ lineage }) => lineage.steps.flatMap((step) => step.aliases)));
  const roles = new Set(own.flatMap(({ lineage }) => lineage.steps.flatMap((step) => step.roles)));
  const active = branches.filter(({ isActive }) => isActive).length;
  const { heat, why: heatReason } = rateHeat(own, today);
  const { score, why: scoreReason } = evolutionOf(own);
  const lastMutation =
    changes
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? null;
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    generation: 0,
    parentId: null,
    children: first.toSorted((a, b) => b.children.length - a.children.length).map(({ id }) => id),
    totalScammers: names.size + roles.size,
    activeVariants: active,
    firstSeen: own[0] ? extentOf(own[0].lineage).firstSeen : null,
    lastMutation,
    evolutionScore: score,
    migrationPatterns: findPatterns(own),
    sharedAssets: countSharedAssets(inner),
    mutationTriggers: own
      .flatMap((member) =>
        findTriggers(member.lineage.changes, member.events).map((pair) => presentTrigger(pair, member.id)),
      )
      .toSorted((a, b) => (a.changeDate < b.changeDate ? 1 : -1))
      .slice(0, MAX_TRIGGERS),
    lawEnforcementHeat: heat,
    why: {
      totalScammers: [
        t`${names.size} reported aliases and ${roles.size} functional roles are named in ${own.reduce((sum, { lineage }) => sum + lineage.steps.length, 0)} reports.`,
        ...sayRoles([...roles].map(roleLabel)),
        t`Who is behind them is not known.`,
      ].join(' '),
      activeVariants: t`${active} of ${own.length} clusters had a report within the last ${ACTIVE_DAYS} days.`,
      evolutionScore: scoreReason,
      sharedAssets: t`Counted over ${inner.length} relations between clusters of this family.`,
      lawEnforcementHeat: heatReason,
    },
    clusters: branches.length,
    branches,
  };
}

interface Place {
  rootId: string;
  line: { parentId: string; edge: FamilyEdge } | undefined;
  generation: number;
  children: string[];
  today: string;
}

function buildBranch(
  member: FamilyMember,
  { rootId, line, generation, children, today }: Place,
): FamilyBranch {
  const { steps, changes } = member.lineage;
  const { reports, firstSeen: from, lastSeen } = extentOf(member.lineage);
  const received =
    steps
      .map(({ receivedAt }) => receivedAt.slice(0, 10))
      .sort()
      .at(-1) ?? today;
  const triggers = findTriggers(changes, member.events);
  return {
    id: member.id,
    name: member.name,
    parentId: line?.parentId ?? rootId,
    generation,
    children,
    description: member.description,
    scamType: member.scamType,
    scammers: new Set(steps.flatMap(({ aliases, roles }) => [...aliases, ...roles])).size,
    variants: new Set(changes.map(({ exhibit }) => exhibit)).size + (steps.length > 0 ? 1 : 0),
    connectionStrength: line ? round(line.edge.strength) : null,
    sharedDNA: line ? describeShared(line.edge) : [],
    migrationHistory: changes.map((change) => ({
      date: change.date,
      event: sayChange(change.kind, change.value),
      trigger: triggers.find((pair) => pair.change === change)?.event.title ?? null,
      exhibit: change.exhibit,
    })),
    reports,
    firstSeen: from ?? today,
    lastSeen: lastSeen ?? today,
    isActive: daysBetween(received, today) <= ACTIVE_DAYS,
    isEvolutionary: changes.some(({ date }) => daysBetween(date, today) <= EVOLVING_DAYS),
  };
}

/** Share of later reports that brought a change; null with too few. */
function evolutionOf(own: readonly FamilyMember[]): { score: number | null; why: string } {
  const later = own.reduce((sum, { lineage }) => sum + Math.max(0, lineage.steps.length - 1), 0);
  const changed = own.reduce(
    (sum, { lineage }) => sum + new Set(lineage.changes.map(({ exhibit }) => exhibit)).size,
    0,
  );
  if (later < MIN_FOR_SHARE)
    return {
      score: null,
      why: t`Not enough data: fewer than ${MIN_FOR_SHARE} reports came after a cluster's first.`,
    };
  return {
    score: Math.round((100 * changed) / later),
    why: t`${changed} of the ${later} reports that came after a cluster's first told of something new.`,
  };
}

/** Some of the roles by name. */
function sayRoles(all: readonly string[]): string[] {
  const ownRoles = all.slice(0, SHOWN_ROLES).join('; ');
  const more = all.length - SHOWN_ROLES;
  if (all.length === 0) return [];
  return more > 0 ? [t`The roles are: ${ownRoles}, and ${more} more.`] : [t`The roles are: ${ownRoles}.`];
}

const SHOWN_ROLES = 3;

/** The same change in several clusters, the most frequent first. */
function findPatterns(own: readonly FamilyMember[]): FamilyRoot['migrationPatterns'] {
  const found = new Map<string, { clusters: Set<string>; latest: string }>();
  for (const { id, lineage } of own)
    for (const { kind, value, date } of lineage.changes) {
      if (kind === 'persona' || kind === 'domain') continue;
      const pattern = sayChange(kind, value);
      const known = found.get(pattern) ?? { clusters: new Set<string>(), latest: date };
      known.clusters.add(id);
      if (date > known.latest) known.latest = date;
      found.set(pattern, known);
    }
  return [...found]
    .map(([pattern, { clusters, latest }]) => ({ pattern, clusters: clusters.size, latest }))
    .toSorted((a, b) => b.clusters - a.clusters || (a.latest < b.latest ? 1 : -1))
    .slice(0, MAX_PATTERNS);
}

const round = (share: number): number => Math.round(share * 100) / 100;
