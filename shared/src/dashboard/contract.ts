import { planned } from '../kernel/planned-endpoint.ts';

export const dashboardContract = {
  stats: planned('GET', '/api/stats/:range', 'Figures of the command centre for 1h, 24h, 7d or 30d'),
  criticalAlerts: planned('GET', '/api/alerts/critical', 'Open critical alerts'),
};
