import type { Ctx } from '../../../platform/context.ts';
import type { Env } from '../../../platform/env.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import { developmentBlocks } from '../development-chain/blocks.ts';
import { DEVELOPMENT_CALENDARS } from '../development-chain/calendar.ts';
import type { AnchorPorts } from './anchor-ports.ts';
import { cachedBlocks } from './cached-blocks.ts';
import { EsploraBlocks } from './esplora-blocks.ts';
import { HttpCalendars } from './http-calendars.ts';
import { PUBLIC_CALENDARS, PUBLIC_ESPLORA } from './public-calendars.ts';

/** Calendars and blocks as configured; a demo has a chain of its own beside what is named. */
export function openAnchorPorts(
  ctx: Ctx,
  { dataMode, otsCalendars, esploraUrl }: Pick<Env, 'dataMode' | 'otsCalendars' | 'esploraUrl'>,
  reach: OutgoingReach,
): AnchorPorts {
  const isDemo = dataMode === 'demo';
  const addresses = otsCalendars ?? (isDemo ? DEVELOPMENT_CALENDARS : PUBLIC_CALENDARS);
  const explorer = esploraUrl ?? (isDemo ? null : PUBLIC_ESPLORA);
  return {
    calendars: new HttpCalendars(addresses, reach),
    blocks: [
      ...(explorer ? [cachedBlocks(new EsploraBlocks(explorer, reach), ctx.clock)] : []),
      ...(isDemo ? [developmentBlocks(ctx)] : []),
    ],
  };
}
