import { harvestContract } from '@fap/shared/harvest/contract.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { addSource, removeSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { getHarvestRun, getStatus, listFetches, listSources, listTiers, presentHarvest } from './queries.ts';
import { requestHarvest } from './request-harvest.ts';

/** A request waits this long for a harvest to end, in milliseconds; after that clients follow the topic. */
const WAIT_LIMIT_MS = 12_000;

/** The harvest's calls, those for admins included. */
export function bindHarvestRoutes(app: HttpApp, reach: OutgoingReach): void {
  bind(app, harvestContract.status, (ctx) => getStatus(ctx, reach));
  bind(app, harvestContract.sources, (ctx) => listTiers(ctx, reach));
  bind(app, harvestContract.manual, async (ctx, { body }) => {
    const runId = await requestHarvest(ctx, 'person', body?.targetSources ?? null);
    const run = await pollUntil(
      () => getHarvestRun(ctx, runId),
      ({ endedAt }) => endedAt !== null,
      WAIT_LIMIT_MS,
    );
    return reply(run.endedAt ? 200 : 202, await presentHarvest(ctx, run));
  });
  bind(app, harvestContract.history, async (ctx, { params, query }, http) =>
    sendPage(http, await listFetches(ctx, { ...params, ...query })),
  );
  bind(app, harvestContract.addSource, async (ctx, { body }) =>
    reply(201, await addSource(ctx, body, reach)),
  );
  bind(app, harvestContract.removeSource, async (ctx, { params }) => {
    await removeSource(ctx, params.id);
    return listSources(ctx, reach);
  });
  bind(app, harvestContract.adminSources, (ctx) => listSources(ctx, reach));
  bind(app, harvestContract.changeSource, (ctx, { params, body }) =>
    changeSource(ctx, params.id, body, reach),
  );
}
