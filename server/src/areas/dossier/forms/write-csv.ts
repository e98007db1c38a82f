import type { DossierContent } from '@fap/shared/dossier/content.ts';
import { csvLine } from '@fap/shared/kernel/csv.ts';

const HEADER = [
  'Type',
  'Value (defanged)',
  'State',
  'People',
  'Clusters',
  'First seen (UTC)',
  'Last seen (UTC)',
  'Id',
];

/** A dossier's indicators as CSV, defanged, so that no spreadsheet makes a link of them. */
export const writeCsv = ({ indicators }: Pick<DossierContent, 'indicators'>): string =>
  [
    csvLine(HEADER),
    ...indicators.map(({ type, defanged, state, reports, clusters, firstSeenAt, lastSeenAt, id }) =>
      csvLine([type, defanged, state, String(reports), String(clusters), firstSeenAt, lastSeenAt, id]),
    ),
  ].join('');
