import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { escalationContract } from '@fap/shared/escalation/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { approveSummary } from './approve-summary.ts';
import { closeProposal } from './close-proposal.ts';
import { getOverview } from './get-overview.ts';
import { getEscalation, listEscalations } from './list-escalations.ts';
import { getProposal } from './lock-proposal.ts';
import { proposeByHand } from './propose-escalation.ts';
import { subscribeAlerts } from './subscribe-alerts.ts';

/** Press summaries of clusters that are nearly solved, and what people decide about them. */
export function bindEscalationRoutes(app: HttpApp): void {
  bind(app, escalationContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listEscalations(ctx, query)),
  );

  bind(app, escalationContract.overview, (ctx) => getOverview(ctx));

  bind(app, escalationContract.subscribe, async (ctx, { body }) => {
    await subscribeAlerts(ctx, body.isOn);
    return getOverview(ctx);
  });

  bind(app, escalationContract.propose, async (ctx, { body }) => {
    await proposeByHand(ctx, body.clusterId);
    return reply(201, await getEscalation(ctx, body.clusterId));
  });

  bind(app, escalationContract.approve, async (ctx, { params, body }) => {
    await approveSummary(ctx, params.id, body.sha256);
    return readOf(ctx, params.id);
  });

  bind(app, escalationContract.reject, async (ctx, { params, body }) => {
    await closeProposal(ctx, params.id, { state: 'rejected', reason: body.reason });
    return readOf(ctx, params.id);
  });

  bind(app, escalationContract.withdraw, async (ctx, { params, body }) => {
    await closeProposal(ctx, params.id, { state: 'withdrawn', reason: body.reason });
    return readOf(ctx, params.id);
  });
}

const readOf = async (ctx: Ctx, id: string): Promise<Escalation> =>
  getEscalation(ctx, (await getProposal(ctx, id)).clusterId);
