import { expect, test } from 'vitest';
import type { DatedEvent } from './find-triggers.ts';
import { rateHeat } from './law-enforcement-heat.ts';

const event = (title: string, part: Partial<DatedEvent> = {}) =>
  ({ title, date: '2026-03-01', kind: 'advisory', isOfficial: true, ...part }) as DatedEvent;
const heat = (events: DatedEvent[], today = '2026-03-10') => rateHeat([{ events, isAlerted: false }], today);

test('heat counts what authorities published, with its reason; nothing published is low', () => {
  expect(heat([])).toMatchObject({
    heat: 'Low',
    why: expect.stringMatching(/^0 warnings, takedowns and arrests/u),
  });
  expect(heat([event('a'), event('b', { kind: 'arrest' }), event('c', { kind: 'arrest' })]).heat).toBe(
    'High',
  );
  // Other publishers and old events do not count as attention of authorities.
  expect(heat([event('a', { isOfficial: false, kind: 'arrest' })]).heat).toBe('Low');
  expect(heat([event('a', { kind: 'arrest' })], '2027-03-10').heat).toBe('Low');
});
