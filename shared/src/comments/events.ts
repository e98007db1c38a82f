import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { COMMENT_TARGETS } from './constants.ts';

/** Facts on the topic of a puzzle. They hold ids and never words, so that nothing that is erased can be replayed. */
export const commentFacts = {
  /** A comment was written, changed, deleted, resolved, answered by a reaction or decided on: its thread is to be read again. */
  changed: defineFact(
    'comments:changed',
    v.object({
      commentId: v.string(),
      target: v.object({ kind: v.picklist(COMMENT_TARGETS), id: v.string() }),
    }),
  ),
};
