export { announceActivity, type ChainedCluster } from './announce-activity.ts';
export {
  addSources,
  insertCluster,
  setClusterStrength,
  setClusterWords,
  setCompletion,
  setMergedInto,
} from './change-cluster.ts';
export { citeAdvisory } from './cite-advisory.ts';
export { priorityRank } from './cluster-filter.ts';
export {
  listAllVictimNames,
  listPlaceholders,
  listVictimNames,
  savePlaceholders,
  storePlaceholders,
  withPlaceholders,
  withPlaceholdersInWorker,
} from './cluster-placeholders.ts';
export { countVictims, getVictimFigures, listOtherLosses } from './count-victims.ts';
export { findRoots, listMembers } from './find-roots.ts';
export { countClusters } from './list-clusters.ts';
export {
  holdCluster,
  lockClusters,
  lockMerges,
  lockMergesShared,
  lockPathToRoot,
} from './lock-path-to-root.ts';
export { presentCluster } from './presenter.ts';
export { type ClusterRow, findCluster, getCluster } from './queries.ts';
