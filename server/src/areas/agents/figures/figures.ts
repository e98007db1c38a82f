import type { AgentFigure } from '@fap/shared/agents/figures.ts';
import { badges } from './badges.ts';
import type { Counted } from './counted.ts';
import { piecesThatAre } from './pieces.ts';
import { compared } from './reviews.ts';
import { rewards } from './rewards.ts';
import { solved } from './solved.ts';

/** The one definition of every figure of an agent. */
export const COUNTED: Readonly<Record<AgentFigure, Counted>> = {
  accepted: piecesThatAre('confirmed'),
  disputed: piecesThatAre('disputed'),
  open: piecesThatAre('pending'),
  solved,
  badges,
  compared,
  rewards,
};
