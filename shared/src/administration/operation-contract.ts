import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';

/** One queue with work in it. */
export const queueStateSchema = v.object({
  name: v.string(),
  /** Ready to be taken up. */
  waiting: v.number(),
  /** Put off until a time that is still to come. */
  later: v.number(),
  active: v.number(),
  /** Failed every attempt. */
  failed: v.number(),
  /** Since when the oldest of the waiting ones could be taken up. */
  waitingSince: v.nullable(timeSchema),
});
export type QueueState = v.InferOutput<typeof queueStateSchema>;

/** Work that failed every attempt: a queued job, or what should have followed from an event. */
export const failedWorkSchema = v.object({
  id: v.string(),
  name: v.string(),
  failedAt: timeSchema,
  attempts: v.number(),
  /** What went wrong, without values. */
  error: v.string(),
});
export type FailedWork = v.InferOutput<typeof failedWorkSchema>;

/** Room taken and left, in bytes. */
export const storageSchema = v.object({
  databaseBytes: v.number(),
  /** The largest tables with their indexes. */
  tables: v.array(v.object({ name: v.string(), bytes: v.number() })),
  evidence: v.object({ items: v.number(), bytes: v.number() }),
  disk: v.object({ freeBytes: v.number(), minFreeBytes: v.number() }),
});
export type Storage = v.InferOutput<typeof storageSchema>;

/** How the installation runs: queues, failed work, room. */
export const operationContract = {
  queues: defineEndpoint({
    method: 'GET',
    path: '/api/admin/queues',
    summary: 'Queues with work in them',
    access: 'admin.access',
    responses: { 200: v.array(queueStateSchema) },
  }),
  failedJobs: defineEndpoint({
    method: 'GET',
    path: '/api/admin/failed-jobs',
    summary: 'Jobs that failed every attempt, newest first; the next page stands in Link',
    access: 'admin.access',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(failedWorkSchema) },
  }),
  retryJob: defineEndpoint({
    method: 'POST',
    path: '/api/admin/failed-jobs/:id/retry',
    summary: 'Queues a failed job again',
    access: 'admin.access',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ name: v.string() }) },
  }),
  parkedEvents: defineEndpoint({
    method: 'GET',
    path: '/api/admin/parked-events',
    summary: 'Events whose reactions failed every attempt, newest first; the next page stands in Link',
    access: 'admin.access',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(failedWorkSchema) },
  }),
  retryEvent: defineEndpoint({
    method: 'POST',
    path: '/api/admin/parked-events/:id/retry',
    summary: 'Lets the reactions of a parked event run again',
    access: 'admin.access',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ name: v.string() }) },
  }),
  storage: defineEndpoint({
    method: 'GET',
    path: '/api/admin/storage',
    summary: 'Size of the database and the evidence, and the room left',
    access: 'admin.access',
    responses: { 200: storageSchema },
  }),
};
