import type { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import { clusterTitle, type TitleSource } from '@fap/shared/reports/cluster-title.ts';
import { describeCluster } from '@fap/shared/reports/describe-cluster.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';

/** A cluster's title and description for everybody, written from the report that founded it. */
export function writeClusterWords(
  source: TitleSource & Pick<Submission, 'contactMethod'>,
  reporterName: string,
  placeholders: Placeholders,
): { name: string; description: string } {
  const forCrowd = (text: string) =>
    redact(text, { grade: 'crowd', placeholders, victimNames: [reporterName] });
  return {
    name: forCrowd(clusterTitle(source, [reporterName])),
    description: forCrowd(describeCluster(source)),
  };
}
