export type { SampleCount } from './flows/sample-counts.ts';
