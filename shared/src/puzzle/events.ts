import * as v from 'valibot';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { defineFact } from '../kernel/topic.ts';
import { claimSchema, contributionSchema, personSchema, puzzleLayerSchema } from './entities.ts';

/** The topic of a cluster's puzzle. */
export const puzzleTopic = (clusterId: string): string => `puzzle:${clusterId}`;
/** The Yjs room of a cluster's board and notes. */
export const puzzleRoom = (clusterId: string): string => `puzzle:${clusterId}`;

export const puzzleFacts = {
  contribution: defineFact('puzzle:contribution', v.object({ contribution: contributionSchema })),
  review: defineFact('puzzle:review', v.object({ contribution: contributionSchema, reviewId: v.string() })),
  layer: defineFact('puzzle:layer', v.object({ layer: puzzleLayerSchema })),
  completion: defineFact(
    'puzzle:completion',
    v.object({ completionRate: percentSchema, alert: v.boolean() }),
  ),
  claim: defineFact(
    'puzzle:claim',
    v.object({ layer: v.number(), claim: v.nullable(claimSchema), actor: v.nullable(v.string()) }),
  ),
  /** An earlier version of board and notes was restored; the change itself is in the document. */
  restored: defineFact(
    'puzzle:restored',
    v.object({ actor: personSchema, updateId: v.number(), versionOf: timeSchema }),
  ),
  /** An admin emptied the board and notes. */
  emptied: defineFact('puzzle:emptied', v.object({ actor: personSchema })),
};
