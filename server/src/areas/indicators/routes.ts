import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { decideIndicator } from './decide-indicator.ts';
import { lookupValues } from './lookup-values.ts';

/** The index of indicators, for analysts. */
export function bindIndicatorRoutes(app: HttpApp): void {
  bind(app, indicatorContract.lookUp, async (ctx, { body }) => ({
    answers: await lookupValues(ctx, body.values),
  }));
  bind(app, indicatorContract.decide, (ctx, { body }) => decideIndicator(ctx, body));
}
