import { strikeContract } from '@fap/shared/strike/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bind } from '../../platform/http/bind.ts';
import { assessCluster } from './assess-cluster.ts';
import { getScore } from './get-score.ts';

/** The Strike Score: how actionable a cluster is for an investigator. */
export const strike = defineArea({
  name: 'strike',
  contracts: [strikeContract],
  routes: (app) => {
    bind(app, strikeContract.score, (ctx, { params }) => getScore(ctx, params.id));
    bind(app, strikeContract.assess, async (ctx, { params, body }) => {
      await assessCluster(ctx, params.id, body);
      return getScore(ctx, params.id);
    });
  },
});
