import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { storableText, timeSchema } from '../kernel/schemas.ts';

/** Who writes in the conversation of a report. */
export const MESSAGE_SIDES = ['analyst', 'reporter'] as const;
/** Messages that a report's conversation may have. */
export const MAX_MESSAGES = 200;
const MAX_MESSAGE = 4_000;

export const messageWordsSchema = v.pipe(
  storableText(MAX_MESSAGE),
  v.trim(),
  v.minLength(1, t`Please write something`),
);

const messageSchema = v.object({
  id: v.string(),
  side: v.picklist(MESSAGE_SIDES),
  /** The analyst's display name; null for the reporter, whom analysts never see named. */
  author: v.nullable(v.string()),
  words: v.string(),
  at: timeSchema,
});

export const conversationSchema = v.object({
  /** Oldest first. */
  messages: v.array(messageSchema),
  /** Whether the reader may write now. */
  mayWrite: v.boolean(),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;
