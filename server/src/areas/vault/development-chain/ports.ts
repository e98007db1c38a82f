import type { Ctx } from '../../../platform/context.ts';
import type { AnchorPorts } from '../anchoring/anchor-ports.ts';
import { developmentBlocks } from './blocks.ts';
import { developmentCalendars } from './calendar.ts';

/** What a calendar calls itself while no address is known yet; whoever asks later finds it by its path. */
const ORIGIN = 'http://development-chain.invalid';

/** The development chain without HTTP between: for seeding, before anything listens. */
export const developmentPorts = (ctx: Ctx): AnchorPorts => ({
  calendars: developmentCalendars(ctx, ORIGIN),
  blocks: [developmentBlocks(ctx)],
});
