import { activeClusters, MOST_URGENT } from '../areas/clusters/public/active-clusters.ts';
import { clusterCounts } from '../areas/clusters/public/cluster-counts.ts';
import { clusterPages } from '../areas/clusters/public/use-cluster-pages.ts';
import { desk, vaultCounts } from '../areas/dashboard/data.ts';
import { newest } from '../areas/notices/live/data.ts';
import { commentCounts } from '../areas/puzzle/comments/data.ts';
import { puzzleResource } from '../areas/puzzle/live/data.ts';
import { appConfig } from '../platform/app-config.ts';
import { paths } from '../platform/paths.ts';
import { currentUser } from '../platform/session.ts';

/** The calls a screen begins with. */
export interface FirstCalls {
  calls: readonly string[];
  /** The query of the screen's address changes nothing about them. */
  isForAnyQuery: boolean;
}

/** What the frame around every screen begins with. */
export const FRAME_CALLS: readonly string[] = [
  currentUser.addressOf(),
  appConfig.addressOf(),
  newest.read.addressOf(newest.request),
];

const ofPuzzle = { params: { clusterId: ':clusterId' } };

/** The screens that the server sends with their first answers, by pattern. */
export const FIRST_CALLS: Readonly<Record<string, FirstCalls>> = {
  [paths.home.pattern]: {
    calls: [
      desk.addressOf(),
      clusterCounts.addressOf(),
      vaultCounts.addressOf({ query: {} }),
      activeClusters.addressOf(MOST_URGENT),
    ],
    isForAnyQuery: true,
  },
  [paths.clusters.pattern]: {
    calls: [clusterPages.addressOf({ query: {} }), clusterCounts.addressOf({ query: {} })],
    isForAnyQuery: false,
  },
  [paths.puzzle.pattern]: {
    calls: [puzzleResource.addressOf(ofPuzzle), commentCounts.addressOf(ofPuzzle)].map(decodeURIComponent),
    isForAnyQuery: true,
  },
};
