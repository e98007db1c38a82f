import { NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { recondogRun } from '../../db/schema/recondogs.ts';
import { actAsNew, makeCluster, makeReadItem } from '../../testing/factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { deployUnits } from './deploy-units.ts';
import { RUN_UNIT_JOB } from './jobs.ts';
import { NO_REGISTRIES } from './look-up-domains.ts';
import { type RunJob, runUnit } from './run-unit.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const CANARY = 'Ottiline Quarrelstone';

async function runAll(clusterId: string) {
  const admin = await actAsNew(world, 'admin');
  const { id } = await deployUnits(admin, { clusterId, units: UNIT_KEYS, priority: 'medium' });
  await world.drain();
  for (const { payload } of (world.ctx.jobs as RecordedJobs).of(RUN_UNIT_JOB))
    await runUnit(world.ctx, payload as RunJob, NO_REGISTRIES);
  const runs = await world.db.select().from(recondogRun).where(eq(recondogRun.operationId, id));
  return new Map(runs.map((run) => [run.unit, run]));
}

test('files are examined by their words, properties and bytes, and no value of a person is shown', async () => {
  const { reportId, clusterId } = await makeCluster(world);
  const mail = await makeReadItem(world, reportId, {
    text: 'From: desk@claims.example\n\nPay the release fee to https://claims-desk.example/pay today.',
    textSource: 'email',
    metadata: [
      { name: 'From', value: `${CANARY} <desk@claims.example>` },
      { name: 'Reply-To', value: 'other@elsewhere.example' },
      { name: 'X-Mailer', value: 'PHPMailer 6.5' },
      { name: 'To', value: CANARY },
    ],
    traces: NO_TRACES,
  });
  const visit = await makeReadItem(world, reportId, {
    metadata: [
      { name: 'Requests', value: '1' },
      { name: 'Author', value: CANARY },
    ],
    traces: {
      ...NO_TRACES,
      cookies: [{ name: '_ga', site: 'claims-desk.example', isThirdParty: false }],
      forms: [{ asks: ['card'], host: 'claims-desk.example' }],
      hidden: [{ way: 'behind', what: 'a zip archive', bytes: 900 }],
      code: ['packed-script'],
    },
  });
  const runs = await runAll(clusterId);
  const titles = (unit: string) => runs.get(unit)?.findings.map(({ title }) => title);
  expect(titles('metaminer')).toEqual([
    'Made with PHPMailer',
    'Replies go to another domain than the sender’s',
  ]);
  expect(titles('cookiecrawler')).toEqual(['Site claims-desk[.]example sets cookies']);
  expect(titles('steganographysleuth')).toEqual(['Data behind the end of a file']);
  expect(titles('formforensics')).toContain('A form asks for card numbers');
  expect(titles('securitysentinel')).toContain('A script that is packed');
  expect(titles('networkninja')).toContain('Website domain claims-desk[.]example');
  expect(runs.get('cookiecrawler')?.findings[0]).toMatchObject({ citations: [{ exhibit: visit }], layer: 2 });
  expect(runs.get('networkninja')?.findings.flatMap(({ citations }) => citations)).toContainEqual(
    expect.objectContaining({ exhibit: mail, start: expect.any(Number) }),
  );
  expect(JSON.stringify([...runs.values()].map(({ findings }) => findings))).not.toMatch(
    /Ottiline|Quarrelstone/u,
  );
});

test('a file that nobody looked through makes a run partial, and a withdrawn one is not examined', async () => {
  const { reportId, clusterId } = await makeCluster(world);
  const seen = { traces: { ...NO_TRACES, hidden: [{ way: 'behind' as const, what: 'text', bytes: 30 }] } };
  await makeReadItem(world, reportId, seen);
  await makeReadItem(world, reportId);
  expect((await runAll(clusterId)).get('steganographysleuth')).toMatchObject({
    status: 'partial',
    reason: '1 file was not looked through yet.',
  });
  await world.db.update(evidenceItem).set({ isWithdrawn: true }).where(eq(evidenceItem.reportId, reportId));
  expect((await runAll(clusterId)).get('steganographysleuth')).toMatchObject({
    status: 'empty',
    reason: 'There is no file to look at.',
  });
});

test('a picture that somebody else handed in to another cluster is told of; one’s own copy is not', async () => {
  const [one, other] = [await makeCluster(world), await makeCluster(world)];
  const look = { perceptualHash: 'a5c3f00f5a3c0ff0', traces: NO_TRACES };
  for (const { reportId } of [one, other]) {
    const id = await makeReadItem(world, reportId, look);
    await world.db.update(evidenceItem).set({ mimeType: 'image/png' }).where(eq(evidenceItem.id, id));
  }
  const found = (await runAll(one.clusterId)).get('visualdetective')?.findings;
  expect(found).toMatchObject([
    { title: 'This picture was handed in elsewhere too', detail: 'By somebody else, in 1 other cluster.' },
  ]);
  await world.db
    .update(evidenceItem)
    .set({ ownerId: one.reporter.id })
    .where(eq(evidenceItem.clusterId, other.clusterId));
  expect((await runAll(one.clusterId)).get('visualdetective')?.status).toBe('empty');
});
