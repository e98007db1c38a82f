import { defineEndpoint } from '../kernel/endpoint.ts';
import { planned } from '../kernel/planned-endpoint.ts';
import { deskSchema } from './desk.ts';

export const dashboardContract = {
  desk: defineEndpoint({
    method: 'GET',
    path: '/api/desk',
    summary:
      'What waits for oneself: own reports and pieces, reviews, and the queues one’s roles let one work on',
    access: 'signed-in',
    responses: { 200: deskSchema },
  }),
  stats: planned('GET', '/api/stats/:range', 'Figures of the command centre for 1h, 24h, 7d or 30d'),
  criticalAlerts: planned('GET', '/api/alerts/critical', 'Open critical alerts'),
};
