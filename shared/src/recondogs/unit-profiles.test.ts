import { expect, test } from 'vitest';
import type { RoomUnit } from './command-room.ts';
import { unitState } from './command-room.ts';
import { tellFieldReport, UNIT_PROFILES } from './unit-profiles.ts';
import { UNIT_KEYS } from './units.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test('each unit has one profile of its own, whose story names the cluster', () => {
  expect(Object.keys(UNIT_PROFILES).sort()).toEqual([...UNIT_KEYS].sort());
  const profiles = Object.values(UNIT_PROFILES);
  const told = profiles.map(({ story }) => story('Gold Ring'));
  for (const story of told) expect(story).toContain('Gold Ring');
  expect(new Set(told).size).toBe(20);
  expect(new Set(profiles.map(({ lawEnforcementUse }) => lawEnforcementUse)).size).toBe(20);
});

test('a unit is Active while it runs and for a quarter of an hour after, Triggered while it waits, else Dormant', () => {
  const idle = { isRunning: false, isQueued: false, lastActiveAt: null };
  expect(unitState({ ...idle, isRunning: true, isQueued: true }, NOW)).toBe('Active');
  expect(unitState({ ...idle, isQueued: true, lastActiveAt: ago(1) }, NOW)).toBe('Triggered');
  expect(unitState({ ...idle, lastActiveAt: ago(15) }, NOW)).toBe('Active');
  expect(unitState({ ...idle, lastActiveAt: ago(16) }, NOW)).toBe('Dormant');
  expect(unitState(idle, NOW)).toBe('Dormant');
});

const UNIT: RoomUnit = {
  id: 1,
  key: 'memoryrebuilder',
  name: 'Memory Rebuilder',
  codename: 'ALPHA',
  specialty: '',
  state: 'Active',
  successRate: null,
  finishedRuns: 0,
  medianRunMs: null,
  lastActiveAt: null,
  target: null,
  report: null,
};

test('a field report tells where the unit was and how much it found, and nothing that did not happen', () => {
  const place = { operationId: 'o', clusterId: 'c', clusterName: 'Gold Ring', endedAt: NOW.toISOString() };
  const report = { ...place, exhibits: 3, findings: [], total: 1 };
  const [story, found] = tellFieldReport({ ...UNIT, report });
  expect(story).toContain('Gold Ring');
  expect(found).toBe('I read 3 pieces of evidence. I found one thing worth telling.');
  expect(tellFieldReport({ ...UNIT, finishedRuns: 2 }).join()).toContain('found nothing');
  expect(tellFieldReport(UNIT).join()).toContain('not been sent');
});
