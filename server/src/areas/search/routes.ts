import { searchContract } from '@fap/shared/search/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { searchEverything } from './search-everything.ts';

/** The one call of the search. */
export function bindSearchRoutes(app: HttpApp): void {
  bind(app, searchContract.search, async (ctx, { query }) => ({
    groups: await searchEverything(ctx, query),
  }));
}
