import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { sql } from 'drizzle-orm';
import { submitReport } from '../areas/reports/submit-report.ts';
import { actAs, makeAccount, makeCluster, makeSubmission, type TestCluster } from './factories.ts';
import type { TestServer } from './test-server.ts';
import type { World } from './world.ts';

/** A cluster of seventeen reports with all that makes it actionable, put together from rows: its access window is open. */
export async function makeActionable(server: TestServer, analyst: string): Promise<TestCluster> {
  const { world } = server;
  const run = (text: string) => world.db.execute(sql.raw(text));
  const cluster = await makeCluster(world, {
    evidence:
      'Pay to DE89 3704 0044 0532 0130 00 or 1BoatSLRHtKNngkdXEeobR76b53LETtpyT, see https://one-desk.example https://two-desk.example https://three-desk.example',
  });
  for (let n = 1; n < 17; n += 1) await joinCluster(world, cluster);
  const { clusterId } = cluster;
  await run(`update report set consent_law = true where cluster_id = '${clusterId}'`);
  const now = world.clock.now().toISOString();
  await run(`update report set care_age_band = '60-plus', care_goes_on = true, care_paid_at = '${now}'
    where cluster_id = '${clusterId}'`);
  await run(`insert into puzzle_layer (cluster_id, layer, status)
    select '${clusterId}', n, 'complete' from generate_series(1, 14) n
    on conflict (cluster_id, layer) do update set status = 'complete'`);
  const chainId = (
    await server.send('GET', `/api/leo/dossier/${clusterId}`, { cookie: analyst })
  ).json<Dossier>().cluster.clusterChainId;
  const verified = await server.send('POST', '/api/cluster-chain/verify', {
    cookie: analyst,
    json: { clusterChainId: chainId },
  });
  const assessed = await server.send('PUT', `/api/clusters/${clusterId}/strike-assessment`, {
    cookie: analyst,
    json: {
      documentedCents: 1_000_000_00,
      largestPaymentCents: 90_000_00,
      isOngoing: true,
      liveAt: now,
      isRedacted: true,
      isSignedOff: true,
    },
  });
  for (const { status, text } of [verified, assessed])
    if (status !== 200) throw new Error(`the cluster is not actionable: ${status} ${text}`);
  return cluster;
}

/** Reports once more what made a cluster, so that the report joins it; says whether it did. */
export async function joinCluster(world: World, { submission }: TestCluster): Promise<boolean> {
  const reporter = actAs(world, await makeAccount(world));
  const again = makeSubmission(world, { evidence: submission.evidence });
  return (await submitReport(reporter, again)).joined;
}
