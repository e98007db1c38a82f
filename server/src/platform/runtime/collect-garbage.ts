import { Session } from 'node:inspector/promises';

/** Collects the whole heap at once, as a debugger would, and gives back what is free; holds everything up for about a tenth of a second. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
