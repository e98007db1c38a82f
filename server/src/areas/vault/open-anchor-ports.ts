import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { Env } from '../../platform/runtime/env.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { AnchorPorts, Pace } from './anchoring/anchor-ports.ts';
import { cachedBlocks } from './anchoring/cached-blocks.ts';
import { comparedBlocks } from './anchoring/compared-blocks.ts';
import { EsploraBlocks } from './anchoring/esplora-blocks.ts';
import { HttpCalendars } from './anchoring/http-calendars.ts';
import { PUBLIC_CALENDARS, PUBLIC_ESPLORA } from './anchoring/public-calendars.ts';
import { developmentBlocks } from './development-chain/blocks.ts';
import { developmentCalendars } from './development-chain/calendar.ts';
import { DEVELOPMENT_PACE } from './development-chain/ports.ts';

/** Calendars are run by volunteers, and a block takes ten minutes. */
const POLITE_PACE: Pace = { gatherSeconds: 600, soonestCheckSeconds: 600 };

type AnchorEnv = Pick<Env, 'dataMode' | 'otsCalendars' | 'esploraUrl' | 'esploraCheckUrl'>;

/**
 * Calendars and blocks as configured. A demo has a chain of its own beside what is named, and asks it in this process:
 * another one may be the one that serves it.
 */
export function openAnchorPorts(
  ctx: Ctx,
  { dataMode, otsCalendars, esploraUrl, esploraCheckUrl }: AnchorEnv,
  reach: OutgoingReach,
  publicOrigin: () => string,
): AnchorPorts {
  const isDemo = dataMode === 'demo';
  const isOwnCalendar = isDemo && otsCalendars === null;
  // Foreign calendars attest by Bitcoin, whose blocks must then be asked for.
  const explorer = esploraUrl ?? (isOwnCalendar ? null : PUBLIC_ESPLORA);
  const explore = (address: string) => new EsploraBlocks(address, reach);
  const bitcoin =
    explorer &&
    (esploraCheckUrl ? comparedBlocks(explore(explorer), explore(esploraCheckUrl)) : explore(explorer));
  return {
    calendars: isOwnCalendar
      ? developmentCalendars(ctx, publicOrigin)
      : new HttpCalendars(otsCalendars ?? PUBLIC_CALENDARS),
    blocks: [
      ...(bitcoin ? [cachedBlocks(bitcoin, ctx.clock)] : []),
      ...(isDemo ? [developmentBlocks(ctx)] : []),
    ],
    pace: isOwnCalendar ? DEVELOPMENT_PACE : POLITE_PACE,
  };
}
