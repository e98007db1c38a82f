import { CHAIN_TOPIC, CLUSTERS_TOPIC, chainFacts, clusterFacts } from '@fap/shared/clusters/events.ts';
import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { knowFacts } from '../../../platform/parse-fact.ts';
import { useTopic } from '../../../platform/use-topic.ts';

const { activity } = chainFacts;
const { escalated } = clusterFacts;
const { alert, case: ofCase } = dashboardFacts;

// The counters come on the same topic, and are for another screen.
knowFacts(dashboardFacts);

/** Bursts of facts are one refetch. */
const GATHER_MS = 800;

/** Refetches when cases, clusters, evidence or alerts change; alerts of Elder Shield arrive as one's own notices. */
export function useLiveCommand(accountId: string, refresh: () => void): void {
  useTopic(
    [CHAIN_TOPIC, CLUSTERS_TOPIC, DASHBOARD_TOPIC],
    { activity, escalated, alert, ofCase },
    { onGathered: refresh, onJoined: refresh, onTruncated: refresh, gatherMs: GATHER_MS },
  );
  useTopic(noticesTopic(accountId), noticeFacts, { onGathered: refresh, gatherMs: GATHER_MS });
}
