/** What happened to a cluster, by the action of its audit row; what is not here is told to those it concerns. */
export const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
  'cluster.founded': 'A report started this cluster',
  'cluster.joined': 'A report joined this cluster',
  'cluster.merged': 'Two clusters were merged',
  'cluster.split': 'A merge was undone',
  'cluster.advisory-cited': 'A public warning names it',
  'report.taken-out': 'A report was removed from the cluster',
  'evidence.uploaded': 'Evidence was added',
  'evidence.linked': 'Evidence was added',
  'evidence.placed': 'Evidence was added',
  'evidence.anchored': 'Evidence was timestamped',
  'puzzle.contributed': 'A new piece for its puzzle',
  'puzzle.confirmed': 'A piece was confirmed',
  'puzzle.disputed': 'A piece was disputed',
  'puzzle.prefilled': 'A report filled in layers of its puzzle',
  'puzzle.claimed': 'Somebody works on a layer',
  'recondogs.deployed': 'Investigation units were deployed',
};
