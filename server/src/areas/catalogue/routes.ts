import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getCatalogueCluster, listCatalogue } from './queries.ts';

/** The reference content on families of scams, with what was counted of each. */
export function bindCatalogueRoutes(app: HttpApp): void {
  bind(app, catalogueContract.list, (ctx) => listCatalogue(ctx));
  bind(app, catalogueContract.read, (ctx, { params }) => getCatalogueCluster(ctx, params.clusterId));
}
