import type { Ctx } from '../../../platform/write/context.ts';
import type { AnchorPorts, Pace } from '../anchoring/anchor-ports.ts';
import { developmentBlocks } from './blocks.ts';
import { developmentCalendars } from './calendar.ts';

/** A block comes every half minute. */
export const DEVELOPMENT_PACE: Pace = { gatherSeconds: 10, soonestCheckSeconds: 15 };

/** What a calendar calls itself while no address is known yet; whoever asks later finds it by its path. */
const NO_ORIGIN = 'http://development-chain.invalid';

/** The development chain as the outside world: for seeding, before anything listens. */
export const developmentPorts = (ctx: Ctx): AnchorPorts => ({
  calendars: developmentCalendars(ctx, () => NO_ORIGIN),
  blocks: [developmentBlocks(ctx)],
  pace: DEVELOPMENT_PACE,
});
