import type { SampleCount } from '../areas/education/index.ts';

/** Two shares of the specification's samples, as counts of a hundred invented reports; the screen calls them samples. */
export const FLOW_SAMPLES: readonly SampleCount[] = [
  { flowId: 'refund-call', reports: 100, paid: 23 },
  { flowId: 'crypto-recovery', reports: 100, paid: 31 },
];
