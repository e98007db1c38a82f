import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { decideIndicator } from './decide-indicator.ts';
import { exportStix } from './export-indicators.ts';
import { getIndicator, listSeenIn } from './get-indicator.ts';
import { listIndicators } from './list-indicators.ts';
import { lookupValues } from './lookup-values.ts';

/** The index of indicators, for analysts. */
export function bindIndicatorRoutes(app: HttpApp): void {
  bind(app, indicatorContract.lookUp, async (ctx, { body }) => ({
    answers: await lookupValues(ctx, body.values),
  }));
  bind(app, indicatorContract.decide, (ctx, { body }) => decideIndicator(ctx, body));
  bind(app, indicatorContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listIndicators(ctx, query)),
  );
  bind(app, indicatorContract.exportStix, async (ctx, { query }) =>
    sendStix(ctx, await exportStix(ctx, query)),
  );
  bind(app, indicatorContract.get, (ctx, { params }) => getIndicator(ctx, params.id));
  bind(app, indicatorContract.seenIn, async (ctx, { params, query }, http) =>
    sendPage(http, await listSeenIn(ctx, params.id, query)),
  );
}

function sendStix(ctx: Ctx, parts: AsyncIterable<string>) {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return new Response(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'application/stix+json;version=2.1',
      'Content-Disposition': `attachment; filename="indicators-${day}.stix.json"`,
    },
  });
}
