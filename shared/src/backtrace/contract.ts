import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import {
  entryAnalysisSchema,
  entryFunnelSchema,
  entryPathSchema,
  entryQuestionSchema,
  entryResponsesSchema,
} from './entities.ts';

const clusterParams = v.object({ clusterId: idSchema });

export const backtraceContract = {
  questions: defineEndpoint({
    method: 'GET',
    path: '/api/backtrace/entry-questions',
    summary: 'Questions on how it began, in their order',
    access: 'signed-in',
    responses: { 200: v.array(entryQuestionSchema) },
  }),
  process: defineEndpoint({
    method: 'POST',
    path: '/api/backtrace/process-responses',
    summary: 'How somebody was reached, by rule over their answers and the cluster; nothing is kept',
    access: 'signed-in',
    limit: 'previews',
    body: entryResponsesSchema,
    responses: { 200: entryAnalysisSchema },
  }),
  capture: defineEndpoint({
    method: 'POST',
    path: '/api/backtrace/capture-entry-path',
    summary: 'Keeps the way in of whoever answers, for the figures of the cluster; again replaces it',
    access: 'backtrace.capture',
    limit: 'answers',
    body: v.object({
      ...entryResponsesSchema.entries,
      consent: v.literal(true, t`Please agree that your entry path is kept`),
    }),
    responses: { 201: entryPathSchema },
  }),
  ownPath: defineEndpoint({
    method: 'GET',
    path: '/api/backtrace/entry-path/:clusterId',
    summary: 'The kept way in of whoever asks',
    access: 'signed-in',
    params: clusterParams,
    responses: { 200: v.object({ entryPath: v.nullable(entryPathSchema) }) },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/backtrace/entry-path/:clusterId',
    summary: 'Takes the consent back: the kept answers are deleted and no longer counted',
    access: 'backtrace.capture',
    limit: 'steps',
    params: clusterParams,
    responses: { 200: v.object({ revoked: v.boolean() }) },
  }),
  funnel: defineEndpoint({
    method: 'GET',
    path: '/api/backtrace/funnel/:clusterId',
    summary: 'How people came into a cluster, told of five and more',
    access: 'signed-in',
    params: clusterParams,
    responses: { 200: entryFunnelSchema },
  }),
};
