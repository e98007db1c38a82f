import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { LESSON_IDS } from './lessons/lessons.ts';

/** What somebody answered to one item of a lesson. */
const lessonAnswerSchema = v.object({
  lessonId: v.picklist(LESSON_IDS),
  itemId: v.string(),
  answer: v.string(),
  at: timeSchema,
});
export type LessonAnswer = v.InferOutput<typeof lessonAnswerSchema>;

/** One's own progress in the practice lessons; nobody else sees it. */
export const lessonsContract = {
  progress: defineEndpoint({
    method: 'GET',
    path: '/api/lessons/answers',
    summary: 'One’s own answers in the practice lessons, one for each item',
    access: 'signed-in',
    responses: { 200: v.array(lessonAnswerSchema) },
  }),
  answer: defineEndpoint({
    method: 'PUT',
    path: '/api/lessons/:lessonId/answers/:itemId',
    summary: 'Keeps one’s own answer to an item of a practice lesson, in place of an earlier one',
    access: 'account.manage',
    limit: 'steps',
    params: v.object({ lessonId: idSchema, itemId: idSchema }),
    body: v.object({ answer: idSchema }),
    responses: { 200: lessonAnswerSchema },
  }),
  restart: defineEndpoint({
    method: 'DELETE',
    path: '/api/lessons/:lessonId/answers',
    summary: 'Forgets one’s own answers in a practice lesson, to start again',
    access: 'account.manage',
    limit: 'steps',
    params: v.object({ lessonId: idSchema }),
    responses: { 200: v.object({ forgotten: v.number() }) },
  }),
};
