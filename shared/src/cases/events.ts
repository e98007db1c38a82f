import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';

/** The topic of a case. Everybody signed in may watch it, so its facts say that something changed, and nothing more. */
export const caseTopic = (caseId: string): string => `case:${caseId}`;

export const caseFacts = {
  /** The case, its tasks, its sign-off, its people or its notes changed. */
  changed: defineFact('case:changed', v.object({ caseId: v.string() })),
};
