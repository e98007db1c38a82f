import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { alertPlaceSchema, criticalAlertsSchema } from './alerts.ts';
import { RANGES } from './ranges.ts';
import { FIGURES, figureRowSchema, statsSchema } from './stats.ts';

const rangeSchema = v.picklist(RANGES, t`Range is ${RANGES.join(', ')}`);

/** The calls of the Command Center; apart from home's, so that home loads none of their schemas. */
export const commandContract = {
  stats: defineEndpoint({
    method: 'GET',
    path: '/api/stats/:range',
    summary: 'Figures of the command centre for 1h, 24h, 7d or 30d, and how they are spread over that time',
    access: 'signed-in',
    params: v.object({ range: rangeSchema }),
    responses: { 200: statsSchema },
  }),
  figureRows: defineEndpoint({
    method: 'GET',
    path: '/api/stats/:range/:figure',
    summary:
      'The rows that a figure of the command centre counts, newest first; the next page stands in Link, the figure in X-Total-Count',
    access: 'signed-in',
    params: v.object({
      range: rangeSchema,
      figure: v.picklist(FIGURES, t`Figure is ${FIGURES.join(', ')}`),
    }),
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(figureRowSchema) },
  }),
  flowPatterns: defineEndpoint({
    method: 'GET',
    path: '/api/flow-patterns',
    summary: 'How many different orders of script steps the DNA of all clusters shows',
    access: 'signed-in',
    responses: { 200: v.object({ flowPatterns: v.number() }) },
  }),
  criticalAlerts: defineEndpoint({
    method: 'GET',
    path: '/api/alerts/critical',
    summary: 'Open alerts, the gravest first, with who took them',
    access: 'signed-in',
    responses: { 200: criticalAlertsSchema },
  }),
  takeAlert: defineEndpoint({
    method: 'POST',
    path: '/api/alerts/critical/take',
    summary: 'Says that one takes care of an open alert; a case is assigned to oneself',
    access: 'alert.take',
    limit: 'steps',
    body: alertPlaceSchema,
    responses: { 200: criticalAlertsSchema },
  }),
  returnAlert: defineEndpoint({
    method: 'POST',
    path: '/api/alerts/critical/return',
    summary: 'Lets others take an alert that one took',
    access: 'alert.take',
    limit: 'steps',
    body: alertPlaceSchema,
    responses: { 200: criticalAlertsSchema },
  }),
};
