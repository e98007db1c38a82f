import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Work for nobody in particular: schedules, seeds. */
export const PLATFORM_WORK = 'the platform';

/**
 * Does work on behalf of somebody. Shared workers serve those who wait in turn by this name; it travels with the work, so that
 * no call can forget to say for whom it asks.
 */
export function onBehalfOf<T>(who: string, work: () => T): T {
  return asking.run(who, work);
}

/** On whose behalf this runs. */
export const whoAsks = (): string => asking.getStore() ?? PLATFORM_WORK;
