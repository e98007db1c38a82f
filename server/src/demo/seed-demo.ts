import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import { dnaReactions } from '../areas/dna/reactions.ts';
import { createReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { familyReactions } from '../areas/families/reactions.ts';
import { pledgeZeroTouch } from '../areas/puzzle/index.ts';
import { AREAS } from '../areas.ts';
import { appMeta } from '../db/schema/platform.ts';
import { reactionsOf } from '../platform/areas/area.ts';
import { drainOutbox } from '../platform/bus/reactions.ts';
import type { EvidenceStore } from '../platform/evidence-store/evidence-store.ts';
import { connectDatabase } from '../platform/postgres/database.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { JobSender } from '../platform/write/job-sender.ts';
import { corpusClusters } from './corpus/index.ts';
import { seedAccounts } from './demo-accounts.ts';
import { inLanes } from './in-lanes.ts';
import { markSeeded } from './mark-seeded.ts';
import { requestFirstWork } from './request-first-work.ts';
import { seedAgents } from './seed-agents.ts';
import { seedAnalyses } from './seed-analyses.ts';
import { seedAnswers } from './seed-answers.ts';
import { SEEDED_BOARDS, seedBoard } from './seed-boards.ts';
import { seedCases } from './seed-cases.ts';
import { seedComments } from './seed-comments.ts';
import { seedContributions } from './seed-contributions.ts';
import { seedConversation } from './seed-conversation.ts';
import { seedCustody } from './seed-custody.ts';
import { seedElder } from './seed-elder.ts';
import { seedEntryPaths } from './seed-entry-paths.ts';
import { seedEvidence } from './seed-evidence.ts';
import { seedFamilies } from './seed-families.ts';
import { seedFlags } from './seed-flags.ts';
import { seedRecondogs } from './seed-recondogs.ts';
import { seedReports } from './seed-reports.ts';
import { seedSecondReport } from './seed-second-report.ts';
import { seedWave } from './seed-wave.ts';
import { tryUntilTaken } from './try-until-taken.ts';

const MARKER = 'demo-seed';
const VERSION = '1';
/** Reactions that run during the seed. DNA and families are left to the job queue of the running server. */
const SEED_REACTIONS = reactionsOf(AREAS).filter(
  (reaction) => !dnaReactions.includes(reaction) && !familyReactions.includes(reaction),
);
/** Drops all jobs: no queue runs yet, and the seed does their work itself. */
const NO_QUEUE: JobSender = { send: async () => {}, retry: async () => {} };
/** Clusters seeded in parallel; they share no rows. */
const LANES = Array.from({ length: 8 }, (_, lane) => lane);
/** Processes that read evidence at the same time, each some 260 MB: one alone is half of the seed, and leaves the other cores idle. */
const READERS = Math.min(3, availableParallelism());

/**
 * Fills an empty database with the demo: 156 clusters from the corpus, through the product's verbs. An interrupted seed
 * resumes where it stopped; a complete one is skipped.
 */
export async function seedDemo(given: Ctx, databaseUrl: string, store: EvidenceStore): Promise<void> {
  // Thousands of commits would wait for the disk one after the other, holding the rows of the topics that all write to.
  const { db, close } = connectDatabase(databaseUrl, {
    max: LANES.length * 2,
    answersEarly: true,
    preparesAll: true,
  });
  try {
    await tryUntilTaken(given.log, () => seed({ ...given, db, jobs: NO_QUEUE }, store));
  } finally {
    await close();
  }
}

async function seed(ctx: Ctx, store: EvidenceStore): Promise<void> {
  await seedClusters(ctx);
  await seedRecondogs(ctx);
  const readings = createReadingPorts(store);
  const readers = [readings, ...Array.from({ length: READERS - 1 }, () => createReadingPorts(store))];
  try {
    await seedEvidence(ctx, {
      people: () => seedAccounts(ctx),
      readers,
      drain: () => drainOutbox(ctx, SEED_REACTIONS),
    });
    await seedCases(ctx, { people: () => seedAccounts(ctx), readings });
    await seedAnalyses(ctx, () => seedAccounts(ctx), { views: readings.views, enricher: null });
  } finally {
    for (const reader of readers) await reader.close();
  }
  await seedCustody(ctx, store);
  // Last, because draining would hand its jobs to no queue.
  await requestFirstWork(ctx, () => seedAccounts(ctx));
}

async function seedClusters(ctx: Ctx): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const startedAt = performance.now();
  const people = await seedAccounts(ctx);
  const clusters = [...corpusClusters.entries()];
  for (const actor of people.everybody) await pledgeZeroTouch({ ...ctx, actor });
  await inLanes(LANES, clusters, async ([index, corpus]) => {
    await seedReports(ctx, index, corpus, people);
    await seedSecondReport(ctx, index, corpus, people);
    await seedWave(ctx, index, corpus, people);
  });
  await seedFamilies(ctx, people);
  await drainOutbox(ctx, SEED_REACTIONS);
  await inLanes(LANES, clusters, ([index, corpus]) => seedContributions(ctx, index, corpus, people));
  await seedAgents(ctx, people);
  await seedElder(ctx, people);
  await seedAnswers(ctx, people);
  await seedFlags(ctx, people);
  await seedConversation(ctx, people);
  await seedEntryPaths(ctx, people);
  await drainOutbox(ctx, SEED_REACTIONS);
  await inLanes(LANES, clusters.slice(0, SEEDED_BOARDS), ([index]) => seedBoard(ctx, index));
  await seedComments(ctx, people);
  await markSeeded(ctx, MARKER, VERSION);
  ctx.log.info(
    { clusters: corpusClusters.length, ms: Math.round(performance.now() - startedAt) },
    'demo data seeded',
  );
}
