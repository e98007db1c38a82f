import { cryptoRecoveryClusters } from './crypto-recovery.ts';
import { governmentImpersonationClusters } from './government-impersonation.ts';
import { investmentCoachingClusters } from './investment-coaching.ts';
import { jobScamClusters } from './job-scam.ts';
import { otherClusters } from './other.ts';
import { refundDenialClusters } from './refund-denial.ts';
import { romanceClusters } from './romance.ts';
import { techSupportClusters } from './tech-support.ts';
import type { CorpusCluster } from './types.ts';

const clustersByType: CorpusCluster[][] = [
  cryptoRecoveryClusters,
  romanceClusters,
  refundDenialClusters,
  techSupportClusters,
  governmentImpersonationClusters,
  investmentCoachingClusters,
  jobScamClusters,
  otherClusters,
];

const rows = Array.from({ length: 20 }, (_, row) => row);

/** All clusters in seeding order: the n-th of every type, then the next, so that types mix and the largest come first. */
export const corpusClusters: CorpusCluster[] = rows.flatMap((row) =>
  clustersByType.flatMap((clusters) => clusters.slice(row, row + 1)),
);
