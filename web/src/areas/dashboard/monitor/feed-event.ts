import type { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import { ACTIVITY_WORDS } from './activity-words.ts';

/** What an event is about; each has a sign. */
export type FeedKind = 'alert' | 'case' | 'cluster' | 'unit' | 'scan' | 'harvest';

/** One line of the Live Monitor. */
export interface FeedEvent {
  key: string;
  kind: FeedKind;
  at: string;
  /** What happened, as a sentence without its subject. */
  text: string;
  subject: string;
  href: string;
}

export type ActivityEntry = EndpointResponse<typeof clustersContract.activity>[number];

/** An entry of the clusters' activity as a line; null for what is not told here. */
export function eventOfActivity({
  clusterId,
  clusterName,
  action,
  actor,
  at,
}: ActivityEntry): FeedEvent | null {
  const words = ACTIVITY_WORDS[action];
  if (words === undefined) return null;
  return {
    key: `${clusterId} ${action} ${at}`,
    kind: 'cluster',
    at,
    text: actor === null ? words : t`${words}, by ${actor}`,
    subject: clusterName,
    href: paths.cluster(clusterId),
  };
}
