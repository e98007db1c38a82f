import { SCAM_TYPES, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { loadData } from './load-data.ts';
import {
  type CorpusCluster,
  corpusFile,
  type FamilyReport,
  familyFile,
  piecesFile,
  type SecondReport,
  secondReportFile,
  type Wave,
  waveFile,
} from './schemas.ts';

/** The order of the scam types. */
const TURNS: readonly ScamType[] = [
  'crypto_recovery',
  'romance',
  'refund_denial',
  'tech_support',
  'government_impersonation',
  'investment_coaching',
  'job_scam',
  'other',
];
const fileOf = (folder: 'clusters' | 'pieces' | 'second-reports' | 'waves', type: ScamType): URL =>
  new URL(`./${folder}/${type.replaceAll('_', '-')}.json`, import.meta.url);

const clustersByType = TURNS.map((type) => loadData(fileOf('clusters', type), corpusFile));
const rows = Math.max(...clustersByType.map((clusters) => clusters.length));

/** All clusters in seeding order: the first of every type, then the second, so that types mix and the largest come first. */
export const corpusClusters: readonly CorpusCluster[] = Array.from({ length: rows }, (_, row) => row).flatMap(
  (row) => clustersByType.flatMap((clusters) => clusters.slice(row, row + 1)),
);

/** The agents' contributions by scam type and anatomy layer. */
export const layerPieces: ReadonlyMap<ScamType, Readonly<Record<string, string[]>>> = new Map(
  SCAM_TYPES.map((type) => [type, loadData(fileOf('pieces', type), piecesFile)]),
);

/** Reports that relate clusters of the demo; the earlier cluster is the parent. */
export const familyReports: readonly FamilyReport[] = loadData(
  new URL('./family-reports.json', import.meta.url),
  familyFile,
);

/** The wave of reports of a cluster, by its name. */
export const waves: ReadonlyMap<string, Wave> = new Map(
  SCAM_TYPES.flatMap((type) => loadData(fileOf('waves', type), waveFile)).map((wave) => [wave.cluster, wave]),
);

/** The second report of a cluster of which `clusters/` has one, by its name. */
export const secondReports: ReadonlyMap<string, SecondReport> = new Map(
  SCAM_TYPES.flatMap((type) => loadData(fileOf('second-reports', type), secondReportFile)).map((report) => [
    report.cluster,
    report,
  ]),
);
