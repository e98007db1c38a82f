import type { Submission } from '@fap/shared/reports/submission.ts';
import { eq } from 'drizzle-orm';
import { submitReport } from '../areas/reports/index.ts';
import { clusterAdvisory } from '../db/schema/clusters.ts';
import { harvestCitation, harvestEntry, harvestSource } from '../db/schema/harvest.ts';
import { report } from '../db/schema/reports.ts';
import { actAsNew, makeCluster, makeSubmission, type TestCluster } from './factories.ts';
import type { World } from './world.ts';

/** Submits a further report of the same party by another victim, in other words. */
export async function joinWithReport(
  world: World,
  made: TestCluster,
  changes: Partial<Submission> = {},
): Promise<void> {
  const submission = makeSubmission(world, { evidence: made.submission.evidence, ...changes });
  const { clusterId } = await submitReport(await actAsNew(world), submission);
  if (clusterId !== made.clusterId) throw new Error('the report founded a cluster of its own');
}

/** Adds a domain to the only report of a cluster without the matching of a submission, which would join it. */
export async function addNamedDomain(
  world: World,
  { clusterId }: TestCluster,
  domain: string,
): Promise<void> {
  const [row] = await world.db.select().from(report).where(eq(report.clusterId, clusterId));
  if (!row?.traits) throw new Error('there is no report');
  const { structural } = row.traits;
  const identifiers = [...structural.identifiers, `domain ${domain}`];
  await world.db
    .update(report)
    .set({ traits: { ...row.traits, structural: { ...structural, identifiers } } })
    .where(eq(report.id, row.id));
}

/** Makes two clusters that share a domain but were not joined. */
export async function makeRelatedPair(world: World): Promise<[TestCluster, TestCluster, string]> {
  const domain = `${world.name('portal')}.example`;
  const pay = `In the end everybody was sent to https://${domain}/pay.`;
  const first = await makeCluster(world, { scamType: 'romance', dateOccurred: '2026-01-05' });
  await joinWithReport(world, first, {
    dateOccurred: '2026-01-20',
    evidence: `${first.submission.evidence} and ${pay}`,
  });
  const second = await makeCluster(world, {
    scamType: 'romance',
    dateOccurred: '2026-02-05',
    description: 'A widower wrote every night for weeks and then needed a ticket home.',
    amountInvolved: '€30',
  });
  await addNamedDomain(world, second, domain);
  return [first, second, domain];
}

/** Makes an entry that a source published on a day (`2026-02-04`), cited in a cluster. */
export async function makeCitation(
  world: World,
  clusterId: string,
  title: string,
  day: string,
): Promise<void> {
  const id = world.name('entry');
  const url = 'http://127.0.0.1:9/feed.xml';
  await world.db.insert(harvestSource).values({
    ...{ id, name: `Source of ${id}`, tier: 1, format: 'rss', url, configuredUrl: url, active: false },
    position: 0,
    createdAt: world.clock.now(),
  });
  const publishedAt = new Date(`${day}T10:00:00Z`);
  const empty = { summary: '', indicators: [], createdAt: publishedAt };
  await world.db.insert(harvestEntry).values({ id, contentHash: id, title, publishedAt, ...empty });
  await world.db
    .insert(harvestCitation)
    .values({ sourceId: id, externalId: id, entryId: id, seenAt: publishedAt });
  await world.db
    .insert(clusterAdvisory)
    .values({ clusterId, entryId: id, percent: 90, sharedIdentifiers: [], citedAt: publishedAt });
}
