import type { Bench } from '../bench.ts';
import type { LoadProcess } from './load-process.ts';

/** Runs a function with generator processes and stops them afterwards. */
export async function withGenerators<T>(
  bench: Bench,
  work: (generators: readonly LoadProcess[]) => Promise<T>,
): Promise<T> {
  const generators = bench.generators();
  try {
    return await work(generators);
  } finally {
    for (const generator of generators) generator.stop();
  }
}
