import { recondogFacts } from '@fap/shared/recondogs/events.ts';
import { expect, test, vi } from 'vitest';
import { keyOfFact } from '../../../platform/parse-fact.ts';
import { useLiveOperation } from './use-live-operation.ts';

test('counters that come on the topic of an operation are not called unknown', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(useLiveOperation).toBeTypeOf('function');
  expect(keyOfFact({ operation: recondogFacts.operation }, 'recondogs:counters')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
