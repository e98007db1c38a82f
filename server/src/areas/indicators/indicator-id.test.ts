import { INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { expect, test } from 'vitest';
import { indicatorId } from './indicator-id.ts';

test('an id is the first half of a SHA-256, the same for ever: rows are stored under it', () => {
  // printf 'domain bank.example' | sha256sum
  expect(indicatorId({ type: 'domain', value: 'bank.example' })).toBe('079cecd8-0677-28ae-7ca9-11974b09a8ea');
});

test('ids tell types and values apart', () => {
  const ids = INDICATOR_TYPES.map((type) => indicatorId({ type, value: 'same' }));
  expect(new Set([...ids, indicatorId({ type: 'domain', value: 'Same' })]).size).toBe(ids.length + 1);
});
