import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getCatalogueCluster, listCatalogue } from './queries.ts';
import { acceptTaxonomy, findAcceptance } from './taxonomy/acceptance.ts';
import { getTaxonomy } from './taxonomy/get-taxonomy.ts';

/** The reference content on families of scams, with what was counted of each. */
export function bindCatalogueRoutes(app: HttpApp): void {
  bind(app, catalogueContract.list, (ctx) => listCatalogue(ctx));
  bind(app, catalogueContract.read, (ctx, { params }) => getCatalogueCluster(ctx, params.clusterId));
  bind(app, catalogueContract.taxonomyAcceptance, async (ctx) => ({
    acceptedAt: (await findAcceptance(ctx))?.toISOString() ?? null,
  }));
  bind(app, catalogueContract.acceptTaxonomy, async (ctx) => ({
    acceptedAt: (await acceptTaxonomy(ctx)).toISOString(),
  }));
  bind(app, catalogueContract.taxonomy, (ctx) => getTaxonomy(ctx));
}
