import { planned } from '../kernel/planned-endpoint.ts';

export const educationContract = {
  scamFlows: planned('GET', '/api/scam-flows', 'Known scam flows'),
  scamFlow: planned('GET', '/api/scam-flows/:id', 'A scam flow with its stages'),
};
