import { AsyncLocalStorage } from 'node:async_hooks';

const workOwner = new AsyncLocalStorage<string>();

/** Owner of work without an account: schedules, seeds. */
export const PLATFORM_WORK = 'the platform';

/**
 * Runs work on behalf of an owner. Shared workers queue fairly by this owner; it is kept in an AsyncLocalStorage, so
 * that no call can forget to pass it.
 */
export function onBehalfOf<T>(who: string, work: () => T): T {
  return workOwner.run(who, work);
}

/** The owner of the running work. */
export const getWorkOwner = (): string => workOwner.getStore() ?? PLATFORM_WORK;
