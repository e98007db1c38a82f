import { clusterTitle, type TitleSource } from '@fap/shared/clusters/cluster-title.ts';
import { describeCluster } from '@fap/shared/clusters/describe-cluster.ts';
import type { Submission } from '@fap/shared/clusters/submission.ts';
import type { Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { redact } from '@fap/shared/evidence/redact.ts';

/** A cluster's title and description for everybody, written from the report that founded it. */
export function clusterWords(
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
