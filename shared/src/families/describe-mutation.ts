import { t } from '@fap/shared/kernel/words.ts';
import { listOwn } from '../kernel/list-own.ts';
import { publicShare } from '../privacy/public-figures.ts';
import { type ClusterLineage, extentOf, type LineageChange } from './cluster-lineage.ts';
import { describeShared } from './describe-shared.ts';
import { aliasLabel, CHANGE_NAMES, channelLabel, valueLabel } from './describe-values.ts';
import type { ClusterMutations, MutationResult } from './family-entities.ts';
import { FAMILY_VERSION } from './family-rules.ts';
import { CHANGE_KINDS, type ChangeKind } from './find-changes.ts';
import { type DatedEvent, findTriggers } from './find-triggers.ts';
import { presentTrigger } from './present-trigger.ts';
import type { ClusterRelation } from './relate-clusters.ts';
import type { ReportStep } from './report-step.ts';

/** Number of reports at which the confidence is highest. */
const CERTAIN_REPORTS = 10;
/** Upper limit of the confidence. */
const MAX_CONFIDENCE = 99;

/** A relative of the cluster that is analysed. */
export interface Relative {
  id: string;
  name: string;
  lineage: ClusterLineage;
  relation: Omit<ClusterRelation, 'layers'>;
}

/** Input of an analysis. */
export interface MutationSource {
  id: string;
  name: string;
  lineage: ClusterLineage;
  events: readonly DatedEvent[];
  relatives: readonly Relative[];
}

/** Describes how a cluster mutated, from dated reports, each figure with its exhibits. */
export function describeMutation(source: MutationSource): Omit<MutationResult, 'computedAt'> {
  const { id, name, lineage, events } = source;
  const relatives = source.relatives.toSorted(closestFirst);
  const { reports } = extentOf(lineage);
  const hasData = relatives.length > 0 || reports > 1;
  return {
    clusterId: id,
    clusterName: name,
    version: FAMILY_VERSION,
    reports,
    comparedReports: lineage.steps.length,
    confidence: hasData ? Math.min(MAX_CONFIDENCE, Math.round((reports / CERTAIN_REPORTS) * 100)) : null,
    confidenceReason: hasData
      ? t`${Math.min(reports, CERTAIN_REPORTS)} of ${CERTAIN_REPORTS} reports. With more, their number no longer lowers it.`
      : t`Not enough data: a change needs two dated reports, and no relative is known.`,
    familyTree: relatives.map((relative) => ({
      relationship: relationshipOf(source, relative),
      similarity: percent(relative.relation.strength),
      clusterId: relative.id,
      clusterName: relative.name,
      platform: platformOf(relative.lineage.steps),
      activePeriod: activePeriodOf(relative.lineage),
      sharedElements: describeShared(relative.relation),
    })),
    crossPlatformLinks: linkPlatforms(lineage.steps),
    operatorMigrations: followOperators(source),
    similarityScores: relatives.map(({ id: otherId, name: otherName, relation }) => ({
      comparison: t`${name} and ${otherName}`,
      clusterId: otherId,
      overallScore: relation.overall === null ? null : percent(relation.overall),
      behavioral: relation.behavioral === null ? null : percent(relation.behavioral),
      technical: relation.technical === null ? null : percent(relation.technical),
      linguistic: relation.linguistic === null ? null : percent(relation.linguistic),
      temporal: relation.temporal === null ? null : percent(relation.temporal),
      exhibits: [...new Set(relation.scripts.flatMap(({ exhibits }) => exhibits))],
    })),
    mutationTriggers: findTriggers(lineage.changes, events).map((pair) => presentTrigger(pair, id)),
    adaptationPatterns: CHANGE_KINDS.flatMap((kind) => describePattern(kind, lineage)),
  };
}

/** A cluster's dated changes and relatives, as lists show them. */
export function describeChanges(
  source: MutationSource,
): Pick<ClusterMutations, 'reports' | 'comparedReports' | 'changes' | 'mutationTriggers' | 'relatives'> {
  return {
    reports: extentOf(source.lineage).reports,
    comparedReports: source.lineage.steps.length,
    changes: source.lineage.changes.map(({ kind, value, date, exhibit, quote }) => ({
      kind,
      label: `${CHANGE_NAMES[kind]}: ${valueLabel(kind, value)}`,
      date,
      exhibit,
      quote,
    })),
    mutationTriggers: findTriggers(source.lineage.changes, source.events).map((pair) =>
      presentTrigger(pair, source.id),
    ),
    relatives: source.relatives.toSorted(closestFirst).map((relative) => ({
      clusterId: relative.id,
      name: relative.name,
      relationship: relationshipOf(source, relative),
      similarity: percent(relative.relation.strength),
      sharedElements: describeShared(relative.relation),
    })),
  };
}

/** Shared hard indicators count before likeness. */
const closestFirst = ({ relation: a }: Relative, { relation: b }: Relative): number =>
  Math.min(1, b.identifiers.length) - Math.min(1, a.identifiers.length) || b.strength - a.strength;

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** The cluster seen first is the parent; undecidable for the same day. */
function relationshipOf(source: MutationSource, relative: Relative): 'Parent' | 'Child' | 'Relative' {
  const [own, other] = [extentOf(source.lineage).firstSeen, extentOf(relative.lineage).firstSeen];
  if (!own || !other || own === other) return 'Relative';
  return other < own ? 'Parent' : 'Child';
}

/** The channel most of its reports name first. */
function platformOf(steps: readonly ReportStep[]): string {
  const counts = new Map<string, number>();
  for (const { channels } of steps)
    if (channels[0]) counts.set(channels[0], (counts.get(channels[0]) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most ? channelLabel(most[0]) : t`Not reported`;
}

function activePeriodOf(lineage: ClusterLineage): string {
  const { firstSeen, lastSeen } = extentOf(lineage);
  return firstSeen && lastSeen ? periodOf(firstSeen, lastSeen) : t`Not reported`;
}

const periodOf = (first: string, last: string): string =>
  first === last ? first : t`Seen from ${first} to ${last}`;

/** Moves of a conversation between channels, with their reports. */
function linkPlatforms(steps: readonly ReportStep[]): MutationResult['crossPlatformLinks'] {
  const links = new Map<string, { from: string; to: string; exhibits: string[] }>();
  for (const { channels, exhibit } of steps) {
    const [from, ...others] = channels;
    for (const to of from ? others : []) {
      const key = `${from} ${to}`;
      const known = links.get(key) ?? { from: channelLabel(from ?? ''), to: channelLabel(to), exhibits: [] };
      links.set(key, { ...known, exhibits: [...known.exhibits, exhibit] });
    }
  }
  return [...links.values()]
    .map((link) => ({ ...link, reports: link.exhibits.length }))
    .sort((a, b) => b.reports - a.reports || (a.from + a.to < b.from + b.to ? -1 : 1));
}

interface Sighting {
  step: ReportStep;
  clusterId: string;
  clusterName: string;
}

/** Aliases that two reports name, of this cluster or its relatives, and what changed around them. */
function followOperators(source: MutationSource): MutationResult['operatorMigrations'] {
  const sightings = new Map<string, Sighting[]>();
  for (const { id, name, lineage } of [source, ...source.relatives])
    for (const step of lineage.steps)
      for (const alias of step.aliases)
        sightings.set(alias, [...(sightings.get(alias) ?? []), { step, clusterId: id, clusterName: name }]);
  const triggers = findTriggers(source.lineage.changes, source.events);
  return [...sightings]
    .filter(([, seen]) => seen.length > 1 && seen.some(({ clusterId }) => clusterId === source.id))
    .map(([alias, all]) => {
      const seen = all.toSorted((a, b) => (a.step.date < b.step.date ? -1 : 1));
      const kinds = movesOf(seen);
      const exhibits = new Set(
        seen.map(({ step, clusterId, clusterName }) =>
          clusterId === source.id ? step.exhibit : `${step.exhibit} of ${clusterName}`,
        ),
      );
      return {
        operatorId: aliasLabel(alias),
        migrationPattern: kinds.names.length === 0 ? t`Stays where it is` : listOwn(kinds.names),
        path: pathOf(seen),
        timeline: activePeriodOf({ steps: seen.map(({ step }) => step), changes: [] }),
        triggerEvent:
          triggers.find(({ change }) =>
            seen
              .slice(1)
              .some(({ step, clusterId }) => clusterId === source.id && step.exhibit === change.exhibit),
          )?.event.title ?? null,
        adaptationScore: Math.round((100 * kinds.moves) / (seen.length - 1)),
        exhibits: [...exhibits],
      };
    })
    .sort((a, b) => b.exhibits.length - a.exhibits.length || (a.operatorId < b.operatorId ? -1 : 1));
}

/** What differs between consecutive sightings of a persona, with counts. */
function movesOf(seen: readonly Sighting[]): { names: string[]; moves: number } {
  const names = new Set<string>();
  let moves = 0;
  for (const [index, { step, clusterId }] of seen.entries()) {
    const before = seen[index - 1];
    if (!before) continue;
    const differs = [
      before.clusterId !== clusterId && t`Moves to another cluster`,
      before.step.channels[0] !== step.channels[0] && t`Changes the channel`,
      isElsewhere(before.step.domains, step.domains) && t`Changes the website`,
      isElsewhere(before.step.rails, step.rails) && t`Changes the way to pay`,
    ].filter((name) => name !== false);
    for (const name of differs) names.add(name);
    if (differs.length > 0) moves += 1;
  }
  return { names: [...names], moves };
}

const isElsewhere = (before: readonly string[], now: readonly string[]): boolean =>
  before.length > 0 && now.length > 0 && !now.some((value) => before.includes(value));

/** Channels of a persona in order. */
function pathOf(seen: readonly Sighting[]): string[] {
  const several = new Set(seen.map(({ clusterId }) => clusterId)).size > 1;
  const path: string[] = [];
  for (const { step, clusterName } of seen) {
    const channel = step.channels[0] ? channelLabel(step.channels[0]) : t`Channel not reported`;
    const place = several ? inCluster(channel, clusterName) : channel;
    if (path.at(-1) !== place) path.push(place);
  }
  return path;
}

const PATTERN_TEXTS: Record<ChangeKind, string> = {
  domain: t`Moves to another website and keeps the rest.`,
  rail: t`Asks for the money in another way.`,
  channel: t`Reaches people, or goes on talking to them, somewhere else.`,
  persona: t`Brings in a persona that nobody had named before.`,
  tactic: t`Adds a step or a way of pressing.`,
};

const inCluster = (ownChannel: string, clusterName: string): string =>
  t`${ownChannel}, in the cluster ${clusterName}`;

/** One kind of change: its frequency, the share with a loss, and how much it changed the cluster. */
function describePattern(
  kind: ChangeKind,
  { steps, changes }: ClusterLineage,
): MutationResult['adaptationPatterns'] {
  const own = changes.filter((change) => change.kind === kind);
  const known = own.map(({ likeness }) => likeness).filter((likeness) => likeness !== null);
  if (own.length === 0 || known.length === 0) return [];
  const exhibits = [...new Set(own.map(({ exhibit }) => exhibit))];
  const shown = steps.filter(({ exhibit }) => exhibits.includes(exhibit));
  const paid = shown.filter(({ hasPaid }) => hasPaid).length;
  const likeness = known.reduce((sum, one) => sum + one, 0) / known.length;
  return [
    {
      type: CHANGE_NAMES[kind],
      frequency: own.length,
      description: `${PATTERN_TEXTS[kind]} ${examplesOf(kind, own)}`,
      effectiveness: publicShare(paid, shown.length),
      detectionDifficulty: Math.round(100 * (1 - likeness)) / 10,
      exhibits,
    },
  ];
}

/** Some of the new values: names of websites and people as they are, all others in our words. */
function examplesOf(kind: ChangeKind, changes: readonly LineageChange[]): string {
  const labels = [...new Set(changes.map(({ value }) => valueLabel(kind, value)))];
  const more = labels.length - SHOWN_EXAMPLES;
  const shown = labels.slice(0, SHOWN_EXAMPLES);
  if (kind === 'domain' || kind === 'persona') {
    const named = shown.join(', ');
    return more > 0 ? t`For example: ${named}, and ${more} more.` : t`For example: ${named}.`;
  }
  const ownValues = shown.join('; ');
  return more > 0 ? t`Such as: ${ownValues}, and ${more} more.` : t`Such as: ${ownValues}.`;
}

const SHOWN_EXAMPLES = 3;
