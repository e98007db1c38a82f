import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { openEvidenceItem } from '../evidence/open-evidence.ts';
import { uploadEvidence } from '../evidence/upload-evidence.ts';
import { mergeClusters } from '../merges/merge-clusters.ts';
import { removeReport } from '../merges/remove-report.ts';
import { splitCluster } from '../merges/split-cluster.ts';
import { changeConsent } from '../reports/own/change-consent.ts';
import { restoreReport } from '../reports/own/restore-report.ts';
import { withdrawReport } from '../reports/own/withdraw-report.ts';
import { submitReport } from '../reports/submit-report.ts';

let world: World;
let folder: string;
let store: FolderStore;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'fap-custody-'));
  store = new FolderStore(folder);
  await store.prepare();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The logs that an act on something left an entry in, oldest first. */
async function logsOf(action: string, entityId: string): Promise<string[]> {
  const rows = await world.db.execute<{ chain_id: string }>(sql`
    select chain_id from audit_entry join custody_opening on audit_id = audit_entry.id
    where action = ${action} and entity_id = ${entityId} order by audit_entry.id, chain_id`);
  return rows.map(({ chain_id }) => chain_id);
}

/** A cluster with a second report by somebody else, with a file of theirs. */
async function makeJoined() {
  const { clusterId, submission } = await makeCluster(world);
  world.clock.advanceMinutes(1);
  const ctx = actAs(world, await makeAccount(world));
  const bytes = await store.receive(Readable.from([Buffer.from(`Pay to ${world.name('note')}`)]), 1_000);
  const { row: file } = await uploadEvidence(ctx, { fileName: 'note.txt', file: bytes });
  const sent = makeSubmission(world, { evidence: submission.evidence, evidenceIds: [file.id] });
  await submitReport(ctx, sent);
  const [report] = await world.db.execute<{ id: string }>(
    sql`select report_id as id from evidence_item where id = ${file.id}`,
  );
  return { clusterId, ctx, fileId: file.id, reportId: String(report?.id) };
}

describe('what becomes of a report is in the logs of the clusters it concerns', () => {
  test('handed in', async () => {
    const { clusterId, fileId, reportId } = await makeJoined();
    expect(await logsOf('evidence.linked', fileId)).toEqual([clusterId]);
    expect(await logsOf('cluster.joined', reportId)).toEqual([clusterId]);
  });

  test('an original that was opened', async () => {
    const { clusterId, fileId } = await makeJoined();
    await openEvidenceItem(await actAsNew(world, 'analyst'), fileId);
    expect(await logsOf('evidence.opened', fileId)).toEqual([clusterId]);
  });

  test('taken out: both clusters, for the report and for each file', async () => {
    const { clusterId, fileId, reportId } = await makeJoined();
    const taken = await removeReport(await actAsNew(world, 'analyst'), {
      reportId,
      reason: 'Another scheme',
    });
    const both = [clusterId, taken.clusterId].sort();
    expect(await logsOf('report.taken-out', reportId)).toEqual(both);
    expect(await logsOf('evidence.moved', fileId)).toEqual(both);
  });

  test('merged and split: both clusters', async () => {
    const [one, two] = [(await makeCluster(world)).clusterId, (await makeCluster(world)).clusterId];
    const analyst = await actAsNew(world, 'analyst');
    await mergeClusters(analyst, { clusterId: one, intoClusterId: two, reason: 'The same wallet' });
    expect(await logsOf('cluster.merged', one)).toEqual([one, two].sort());
    await splitCluster(analyst, { clusterId: one, reason: 'Not the same wallet' });
    expect(await logsOf('cluster.split', one)).toEqual([one, two].sort());
  });

  test('closed to analysts, withdrawn and put back', async () => {
    const { clusterId, ctx, fileId, reportId } = await makeJoined();
    await changeConsent(ctx, { id: reportId, consent: 'analysts', isGiven: false });
    await withdrawReport(ctx, { id: reportId, reason: '' });
    await restoreReport(ctx, reportId);
    for (const [action, id] of [
      ['report.consent-changed', reportId],
      ['evidence.closed-to-analysts', fileId],
      ['report.withdrawn', reportId],
      ['evidence.withdrawn', fileId],
      ['report.restored', reportId],
      ['evidence.restored', fileId],
    ] as const)
      expect([action, await logsOf(action, id)]).toEqual([action, [clusterId]]);
  });
});

test('nothing that happened to evidence of a cluster is missing in its log', async () => {
  const missing = await world.db.execute<{ action: string }>(sql`
    select distinct action from audit_entry
    join evidence_item on evidence_item.id = entity_id and entity_type = 'evidence'
    where evidence_item.cluster_id is not null
      and not exists (select from custody_opening where audit_id = audit_entry.id)`);
  // A file is uploaded before it belongs to a cluster; that it was linked is the log's first word of it.
  expect(missing.map(({ action }) => action)).toEqual(['evidence.uploaded']);
});

test('no name, address or word is in a log: only hashes', async () => {
  await makeJoined();
  const rows = await world.db.execute(sql`select * from custody_entry limit 500`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    for (const name of ['actor', 'subject', 'change', 'entry_hash'])
      expect(String(row[name])).toMatch(/^[0-9a-f]{64}$/u);
});
