import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { NOTICE_KINDS } from './kinds.ts';

/** The topic of an account's notices, for that account alone. */
export const noticesTopic = (accountId: string): string => `notices:${accountId}`;

export const noticeFacts = {
  /** There is a new notice, or an unread one grew. */
  added: defineFact('notices:added', v.object({ noticeId: v.string(), kind: v.picklist(NOTICE_KINDS) })),
  /** Some were read, on whatever device. */
  read: defineFact('notices:read', v.object({ count: v.number() })),
};
