import { t } from '@lingui/core/macro';
/** What happened to a cluster, by the action of its audit row; what is not here is told to those it concerns. */
export const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
  'cluster.founded': t`A report started this cluster`,
  'cluster.joined': t`A report joined this cluster`,
  'cluster.merged': t`Two clusters were merged`,
  'cluster.split': t`A merge was undone`,
  'cluster.advisory-cited': t`A public warning names it`,
  'report.taken-out': t`A report was removed from the cluster`,
  'evidence.uploaded': t`Evidence was added`,
  'evidence.linked': t`Evidence was added`,
  'evidence.placed': t`Evidence was added`,
  'evidence.anchored': t`Evidence was timestamped`,
  'puzzle.contributed': t`A new piece for its puzzle`,
  'puzzle.confirmed': t`A piece was confirmed`,
  'puzzle.disputed': t`A piece was disputed`,
  'puzzle.prefilled': t`A report filled in layers of its puzzle`,
  'puzzle.claimed': t`Somebody works on a layer`,
  'recondogs.deployed': t`Investigation units were deployed`,
};
