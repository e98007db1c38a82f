import type { OperationStep } from '@fap/shared/recondogs/operations.ts';
import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');
const step = (second: number, unit: string, status: OperationStep['status']): OperationStep => ({
  position: second + 1,
  unit,
  status,
  progress: 0,
  findings: 0,
  at: new Date(START + second * 1000).toISOString(),
});

test('a unit waits, works and ends; one that a second worker took has two stretches of work', () => {
  const steps = [
    step(0, 'a', 'queued'),
    step(2, 'a', 'running'),
    step(4, 'a', 'running'),
    step(8, 'a', 'ok'),
    step(5, 'b', 'queued'),
  ];
  const [a, b, c] = lanesOf(['a', 'b', 'c'], steps, START, START + 10_000);
  expect(a).toEqual({
    unit: 'a',
    stretches: [
      { status: 'queued', from: 0, to: 0.2 },
      { status: 'running', from: 0.2, to: 0.4 },
      { status: 'running', from: 0.4, to: 0.8 },
    ],
    ends: [{ status: 'ok', at: 0.8 }],
  });
  expect(b?.stretches, 'what is not over lasts until the end').toEqual([
    { status: 'queued', from: 0.5, to: 1 },
  ]);
  expect(c).toEqual({ unit: 'c', stretches: [], ends: [] });
});

test('a cancelled and resumed unit ends twice', () => {
  const steps = [
    step(0, 'a', 'queued'),
    step(1, 'a', 'cancelled'),
    step(6, 'a', 'queued'),
    step(8, 'a', 'ok'),
  ];
  const [lane] = lanesOf(['a'], steps, START, START + 10_000);
  expect(lane?.ends).toEqual([
    { status: 'cancelled', at: 0.1 },
    { status: 'ok', at: 0.8 },
  ]);
  expect(lane?.stretches).toEqual([
    { status: 'queued', from: 0, to: 0.1 },
    { status: 'queued', from: 0.6, to: 0.8 },
  ]);
});

test('an operation without any time is drawn, not divided by nothing', () => {
  const [lane] = lanesOf(['a'], [step(0, 'a', 'queued')], START, START);
  expect(lane?.stretches).toEqual([{ status: 'queued', from: 0, to: 1 }]);
});
