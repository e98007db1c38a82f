import type { LessonId } from '@fap/shared/education/lessons/lessons.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** One's own answers in all lessons. */
export const lessonAnswers = read(lessonsContract.progress);

/** Keeps an answer. */
export const saveAnswer = (lessonId: LessonId, itemId: string, answer: string) =>
  api(lessonsContract.answer, { params: { lessonId, itemId }, body: { answer } });

/** Forgets the answers of a lesson. */
export const restartLesson = (lessonId: LessonId) => api(lessonsContract.restart, { params: { lessonId } });

/** What the product's text check says about a message. */
export const checkText = (text: string) => api(aiContract.analyze, { body: { text } });
