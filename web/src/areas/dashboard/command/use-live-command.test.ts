import { dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { expect, test, vi } from 'vitest';
import { keyOfFact } from '../../../platform/parse-fact.ts';
import { useLiveCommand } from './use-live-command.ts';

test('counters that come on the topic of a screen that shows none are not called unknown', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(useLiveCommand).toBeTypeOf('function');
  expect(keyOfFact({ alert: dashboardFacts.alert }, 'dashboard:stats')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
