import { familiesContract } from '@fap/shared/families/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { analyzeMutation } from './analyze-mutation.ts';
import { getMutations, listFamilies } from './queries.ts';

/** Families of clusters and how clusters change. */
export function bindFamilyRoutes(app: HttpApp): void {
  bind(app, familiesContract.families, (ctx, { query: { clusterId, ...query } }) =>
    listFamilies(ctx, { ...query, include: clusterId }),
  );
  bind(app, familiesContract.mutations, (ctx, { params }) => getMutations(ctx, params.clusterId));
  bind(app, familiesContract.analyze, (ctx, { body }) => analyzeMutation(ctx, body.clusterId));
}
