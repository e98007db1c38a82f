import { CHAIN_TOPIC, type ChainActivity, chainFacts } from '@fap/shared/clusters/events.ts';
import type { TakenKind } from '@fap/shared/dashboard/alerts.ts';
import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { HARVEST_TOPIC, harvestFacts } from '@fap/shared/harvest/events.ts';
import { OPEN_STATUSES, type UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import type { TopicFact } from '../../../platform/use-topic.ts';
import { formatCount } from '../../../ui/format-count.ts';
import type { FeedEvent } from './feed-event.ts';

/** The topics of the Live Monitor, and those of their facts that are told. */
export const FEED_TOPICS = [
  DASHBOARD_TOPIC,
  CHAIN_TOPIC,
  RECONDOGS_TOPIC,
  DETECTION_TOPIC,
  HARVEST_TOPIC,
] as const;
export const FEED_FACTS = {
  alert: dashboardFacts.alert,
  ofCase: dashboardFacts.case,
  activity: chainFacts.activity,
  operation: recondogFacts.operation,
  scanned: detectionFacts.completed,
  harvested: harvestFacts.completed,
};

const ALERT_WORDS: Readonly<Record<TakenKind, string>> = {
  'chain-broken': t`Its chain doesn’t fit`,
  'cluster-reported': t`A new report reached this critical cluster`,
  'case-at-risk': t`A case of high risk`,
  'cluster-solved': t`Its puzzle is 90% solved`,
};
const CHANGE_WORDS = {
  raised: t`alert`,
  taken: t`somebody took the alert`,
  returned: t`the alert is free again`,
};

const CHAIN_WORDS: Readonly<Record<ChainActivity, string>> = {
  'cluster-founded': t`A report started this cluster`,
  'report-joined': t`A report joined this cluster`,
  'evidence-added': t`Evidence was added`,
  anchored: t`Evidence was timestamped`,
  'advisory-cited': t`A public warning names it`,
  'cluster-merged': t`Two clusters were merged`,
  'cluster-split': t`A merge was undone`,
};

const RUN_WORDS: Readonly<Partial<Record<UnitRunStatus, string>>> = {
  ok: t`Found something`,
  empty: t`Found nothing`,
  partial: t`Found something, but could not read all`,
  failed: t`Failed`,
  timed_out: t`Took too long`,
  skipped: t`Had nothing to look at`,
  cancelled: t`Was cancelled`,
};

/** A fact as a line; null for steps on the way. */
export function eventOfFact({ key, fact }: TopicFact<typeof FEED_FACTS>): FeedEvent | null {
  const line = { key: `${fact.topic} ${fact.seq}`, at: fact.at };
  switch (key) {
    case 'alert': {
      const isCase = fact.kind === 'case-at-risk';
      return {
        ...line,
        kind: 'alert',
        text: `${ALERT_WORDS[fact.kind]}: ${CHANGE_WORDS[fact.change]}`,
        subject: fact.name,
        href: isCase ? paths.case(fact.subjectId) : paths.cluster(fact.subjectId),
      };
    }
    case 'ofCase':
      return {
        ...line,
        kind: 'case',
        text: fact.change === 'opened' ? t`A case was opened` : t`A case was changed`,
        subject: fact.caseId,
        href: paths.case(fact.caseId),
      };
    case 'activity':
      return {
        ...line,
        kind: 'cluster',
        text: CHAIN_WORDS[fact.activity],
        subject: fact.clusterName,
        href: paths.cluster(fact.clusterId),
      };
    case 'operation': {
      if (OPEN_STATUSES.includes(fact.status)) return null;
      const unit = RECONDOG_UNITS.find((one) => one.key === fact.unit)?.name ?? fact.unit;
      return {
        ...line,
        kind: 'unit',
        text: t`${RUN_WORDS[fact.status] ?? fact.status} in ${fact.clusterId}`,
        subject: unit,
        href: paths.cluster(fact.clusterId),
      };
    }
    case 'scanned':
      return {
        ...line,
        kind: 'scan',
        text: t`A scan ended: ${formatCount(fact.scamsDetected)} placed in clusters`,
        subject: t`Auto Detector`,
        href: paths.autoDetector(),
      };
    case 'harvested':
      return {
        ...line,
        kind: 'harvest',
        text: t`A harvest ended: ${formatCount(fact.harvestResults.newEntries)} new warnings`,
        subject: t`Global Harvester`,
        href: paths.globalHarvest(),
      };
  }
}
