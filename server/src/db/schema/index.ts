export * from './agents.ts';
export * from './auth.ts';
export * from './clusters.ts';
export * from './detection.ts';
export * from './elder.ts';
export * from './evidence.ts';
export * from './platform.ts';
export * from './puzzle.ts';
