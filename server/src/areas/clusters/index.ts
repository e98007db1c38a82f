export { announceActivity, type ChainedCluster } from './announce-activity.ts';
export { citeAdvisory } from './cite-advisory.ts';
export {
  keepPlaceholders,
  listPlaceholders,
  listVictimNames,
  withPlaceholders,
  withPlaceholdersAway,
} from './cluster-placeholders.ts';
export { lookupIndicators } from './indicators/lookup-indicators.ts';
export type { MentionSource } from './indicators/mention-changes.ts';
export { recordMentions } from './indicators/record-mentions.ts';
export { findMatches } from './matching/find-matches.ts';
export { findRoots, listMembers } from './merges/find-roots.ts';
export { reportExhibit, reportNumber } from './number-reports.ts';
export { findCluster, getCluster } from './queries.ts';
export { readAway } from './reading/read-away.ts';
export { submitReport } from './submit-report.ts';
