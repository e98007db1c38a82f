import { NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { actAsNew, makeCluster, makeReadItem } from '../../testing/factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { contributePiece } from '../puzzle/index.ts';
import { deployUnits } from './deploy-units.ts';
import { RUN_UNIT_JOB } from './jobs.ts';
import { NO_REGISTRIES } from './look-up-domains.ts';
import { type RunJob, runUnit } from './run-unit.ts';
import { suggestFindings } from './suggest-findings.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const INFRASTRUCTURE = 2;
const CAPTURE = 9;

async function run(clusterId: string, units: readonly string[]) {
  await deployUnits(await actAsNew(world, 'admin'), { clusterId, units, priority: 'medium' });
  await world.drain();
  for (const { payload } of (world.ctx.jobs as RecordedJobs).of(RUN_UNIT_JOB))
    await runUnit(world.ctx, payload as RunJob, NO_REGISTRIES);
}
const ask = async (clusterId: string, layer: number) =>
  suggestFindings(await actAsNew(world, 'member'), { clusterId, layer });

test('what units found is offered with the words of the other side, and never with a victim’s own', async () => {
  const { reportId, clusterId } = await makeCluster(world, {
    description: 'I live at 14 Larkspur Hill. They had me install AnyDesk when Fitzwilliam was out.',
    evidence: 'Agent: Please install AnyDesk so that our technician can help you today.',
    evidenceAuthor: 'other-side',
  });
  const file = await makeReadItem(world, reportId, {
    text: 'Open https://claims-desk.example/pay and enter the code.',
    textSource: 'text',
    traces: { ...NO_TRACES, trackers: ['GTM-K7PX2QZ'] },
  });
  await world.db.update(evidenceItem).set({ author: 'other-side' }).where(eq(evidenceItem.id, file));
  await run(clusterId, ['securitysentinel', 'networkninja', 'trackerhunter']);
  const access = await ask(clusterId, CAPTURE);
  expect(access).toMatchObject([{ unit: 'Security Sentinel', title: 'Remote access', evidenceId: null }]);
  const found = await ask(clusterId, INFRASTRUCTURE);
  expect(found).toContainEqual(
    expect.objectContaining({
      unit: 'Network Ninja',
      title: 'Website domain claims-desk[.]example',
      evidenceId: file,
      quote: expect.stringContaining('claims-desk[.]example'),
    }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      unit: 'Tracker Hunter',
      title: 'Tracking code GTM-K7PX2QZ',
      evidenceId: file,
      quote: null,
    }),
  );
  expect(JSON.stringify([access, found])).not.toMatch(/larkspur|fitzwilliam/iu);
});

test('a finding that stands in a piece is not offered again, nor is one of another layer', async () => {
  const { reportId, clusterId } = await makeCluster(world);
  await makeReadItem(world, reportId, { traces: { ...NO_TRACES, trackers: ['GTM-K7PX2QZ'] } });
  await run(clusterId, ['trackerhunter']);
  expect(await ask(clusterId, CAPTURE)).toEqual([]);
  const [finding] = await ask(clusterId, INFRASTRUCTURE);
  const agent = await actAsNew(world);
  await contributePiece(agent, {
    clusterId,
    layer: INFRASTRUCTURE,
    content: `${finding?.title}. ${finding?.detail}`,
    type: 'evidence',
    evidenceId: finding?.evidenceId ?? '',
    confidence: 60,
    mentions: [],
  });
  expect(await ask(clusterId, INFRASTRUCTURE)).toEqual([]);
});

test('of a file that changed or was withdrawn since nothing is quoted or cited', async () => {
  const { reportId, clusterId } = await makeCluster(world);
  const text = 'Open https://claims-desk.example/pay and enter the code.';
  const file = await makeReadItem(world, reportId, { text, textSource: 'ocr', traces: NO_TRACES });
  await world.db.update(evidenceItem).set({ author: 'other-side' }).where(eq(evidenceItem.id, file));
  await run(clusterId, ['networkninja']);
  const offered = async () => {
    const found = await ask(clusterId, INFRASTRUCTURE);
    return found.find(({ title }) => title === 'Website domain claims-desk[.]example');
  };
  expect((await offered())?.quote).toContain('enter the code');
  world.clock.advanceSeconds(60);
  await world.db
    .update(evidenceReading)
    .set({ correctedAt: world.clock.now(), text: text.replace('Open', 'Go to') })
    .where(eq(evidenceReading.evidenceId, file));
  expect(await offered()).toMatchObject({ evidenceId: file, quote: null });
  await world.db.update(evidenceItem).set({ isWithdrawn: true }).where(eq(evidenceItem.id, file));
  expect(await offered()).toMatchObject({ evidenceId: null, quote: null });
});
