import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { decideIndicator } from './decide-indicator.ts';
import { exportCsv, exportStix } from './export-indicators.ts';
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
  bind(app, indicatorContract.exportCsv, async (ctx, { query }) =>
    sendLines(ctx, await exportCsv(ctx, query), { type: 'text/csv; charset=utf-8', ending: 'csv' }),
  );
  bind(app, indicatorContract.exportStix, async (ctx, { query }) =>
    sendLines(ctx, await exportStix(ctx, query), {
      type: 'application/stix+json;version=2.1',
      ending: 'stix.json',
    }),
  );
  bind(app, indicatorContract.get, (ctx, { params }) => getIndicator(ctx, params.id));
  bind(app, indicatorContract.seenIn, async (ctx, { params, query }, http) =>
    sendPage(http, await listSeenIn(ctx, params.id, query)),
  );
}

function sendLines(
  ctx: Ctx,
  lines: AsyncIterable<string>,
  { type, ending }: { type: string; ending: string },
) {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return new Response(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="indicators-${day}.${ending}"`,
    },
  });
}
