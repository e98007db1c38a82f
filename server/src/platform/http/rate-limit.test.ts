import { AppError } from '@fap/shared/kernel/app-error.ts';
import { expect, test } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import type { Ctx } from '../context.ts';
import { RateLimit } from './rate-limit.ts';

const { ctx, clock } = await createWorld();
const as = (accountId: string | null): Ctx => ({ ...ctx, actor: { ...ctx.actor, accountId } });
const alice = as('alice');

/** The seconds to wait, or null when the request is let through. */
function waitOf(limit: RateLimit, by: Ctx = alice): number | null {
  try {
    limit.count(by);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY') throw error;
    return error.retryAfterSeconds ?? Number.NaN;
  }
}

test('an account that asked often enough waits until its window is over', () => {
  const limit = new RateLimit({ most: 2, windowSeconds: 60 });
  expect(waitOf(limit)).toBeNull();
  clock.advanceSeconds(10);
  expect(waitOf(limit)).toBeNull();
  expect(waitOf(limit)).toBe(50);
  clock.advanceSeconds(49.5);
  expect(waitOf(limit)).toBe(1);
  clock.advanceSeconds(0.5);
  expect([waitOf(limit), waitOf(limit), waitOf(limit)]).toEqual([null, null, 60]);
});

test('each account, and each limit, counts for itself', () => {
  const limit = new RateLimit({ most: 1, windowSeconds: 60 });
  const other = new RateLimit({ most: 1, windowSeconds: 60 });
  expect([waitOf(limit), waitOf(limit)]).toEqual([null, 60]);
  expect(waitOf(limit, as('bob'))).toBeNull();
  expect(waitOf(other)).toBeNull();
});

test('many accounts do not fill the memory: who asked longest ago is forgotten', () => {
  const limit = new RateLimit({ most: 1, windowSeconds: 60 });
  for (let index = 0; index < 10_001; index += 1) limit.count(as(`account-${index}`));
  expect(waitOf(limit, as('account-10000'))).toBe(60);
  expect(waitOf(limit, as('account-0'))).toBeNull();
});

test('nobody is nobody to count', () => {
  const limit = new RateLimit({ most: 1, windowSeconds: 60 });
  expect(() => limit.count(as(null))).toThrow(new AppError('UNAUTHENTICATED'));
});
