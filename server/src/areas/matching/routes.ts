import { matchingContract } from '@fap/shared/matching/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { checkSimilarity } from './check-similarity.ts';
import { previewMatch } from './preview-match.ts';

/** Calls that match without storing anything. */
export function bindMatchingRoutes(app: HttpApp): void {
  bind(app, matchingContract.previewMatch, async (ctx, { body }) => ({
    match: await previewMatch(ctx, body),
  }));
  bind(app, matchingContract.check, (ctx, { body }) => checkSimilarity(ctx, body));
}
