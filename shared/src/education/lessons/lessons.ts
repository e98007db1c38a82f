import { CALL_TURNS } from './practice-call.ts';
import { PRACTICE_MESSAGES } from './practice-messages.ts';

export const LESSON_IDS = ['messages', 'phone-call'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What can be answered to each item of a lesson, by item. */
export const LESSON_ITEMS: Readonly<Record<LessonId, ReadonlyMap<string, readonly string[]>>> = {
  messages: new Map(PRACTICE_MESSAGES.map(({ id }) => [id, ['scam', 'honest']])),
  'phone-call': new Map(CALL_TURNS.map(({ id, choices }) => [id, choices.map((choice) => choice.id)])),
};

/** The lesson of this id, as it comes from a request; null for one that does not exist. */
export const findLesson = (id: string): LessonId | null => LESSON_IDS.find((known) => known === id) ?? null;
