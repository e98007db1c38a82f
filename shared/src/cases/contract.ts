import * as v from 'valibot';
import { planned } from '../kernel/planned-endpoint.ts';

export const casesContract = {
  recentCases: planned('GET', '/api/cases/recent', 'The newest cases'),
  case: planned('GET', '/api/cases/:id', 'A case'),
  createCase: planned('POST', '/api/cases', 'Opens a case', 'case.create', {
    body: v.object({ title: v.string(), description: v.string(), scamType: v.string() }),
  }),
  forensicReport: planned('POST', '/api/reports/forensic/:id', "A case's forensic report as PDF"),
};
