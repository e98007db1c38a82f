import { partnersContract } from '@fap/shared/partners/contract.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { answerComparison } from './compare/answer-comparison.ts';
import { askComparison } from './compare/ask-comparison.ts';
import { getNetwork } from './get-network.ts';
import { listComparisons, listDeliveries } from './register/list-log.ts';
import { addPartner, endPartner, setWitness } from './register/manage-partners.ts';
import { makeToken, revokeToken } from './register/tokens.ts';

export interface PartnerPorts {
  reach: OutgoingReach;
  /** The address people reach this installation by. */
  origin: () => string;
}

/** Partners, their tokens, what went to them, and comparisons. */
export function bindPartnerRoutes(app: HttpApp, { reach, origin }: PartnerPorts): void {
  bind(app, partnersContract.network, (ctx) => getNetwork(ctx, origin()));
  bind(app, partnersContract.addPartner, async (ctx, { body }) => reply(201, await addPartner(ctx, body)));
  bind(app, partnersContract.endPartner, (ctx, { params }) => endPartner(ctx, params.id));
  bind(app, partnersContract.setWitness, (ctx, { params, body }) => setWitness(ctx, params.id, body.email));
  bind(app, partnersContract.makeToken, async (ctx, { params, body }) =>
    reply(201, await makeToken(ctx, params.id, body)),
  );
  bind(app, partnersContract.revokeToken, (ctx, { params }) => revokeToken(ctx, params.id, params.tokenId));
  bind(app, partnersContract.deliveries, async (ctx, { query }, http) =>
    sendPage(http, await listDeliveries(ctx, query)),
  );
  bind(app, partnersContract.comparisons, async (ctx, { query }, http) =>
    sendPage(http, await listComparisons(ctx, query)),
  );
  bind(app, partnersContract.compare, async (ctx, { body }) =>
    reply(201, await askComparison(ctx, reach, body)),
  );
  bind(app, partnersContract.intersect, (ctx, { body }, http) =>
    answerComparison(ctx, http.req.header('authorization'), body.request),
  );
}
