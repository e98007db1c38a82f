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
export {
  keepPlaceholders,
  listAllVictimNames,
  listPlaceholders,
  listVictimNames,
  storePlaceholders,
  withPlaceholders,
  withPlaceholdersAway,
} from './cluster-placeholders.ts';
export { countVictims, victimFigures } from './count-victims.ts';
export { findRoots, listMembers } from './find-roots.ts';
export { holdOffMerges, lockClusters, lockWay, takeMergeTurn } from './lock-way.ts';
export { presentCluster } from './presenter.ts';
export { type ClusterRow, findCluster, getCluster } from './queries.ts';
