import { defineEndpoint } from '../kernel/endpoint.ts';
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
};
