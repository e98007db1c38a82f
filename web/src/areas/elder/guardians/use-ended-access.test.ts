import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEndedAccess } from './use-ended-access.ts';

const person = (name: string): ProtectedPerson => ({
  guardianshipId: name,
  elderId: name,
  name,
  scopes: ['alerts'],
  isActive: null,
  scamsBlocked: null,
  lastActivityAt: null,
  openAlerts: 0,
  since: '2026-02-01T10:00:00Z',
});

test('who is gone from the list is named until the line is put away, and who came is not', () => {
  const [walter, ida] = [person('Walter'), person('Ida')];
  const { result, rerender } = renderHook(({ people }) => useEndedAccess(people), {
    initialProps: { people: [walter] },
  });
  rerender({ people: [walter, ida] });
  expect(result.current.names).toEqual([]);
  rerender({ people: [ida] });
  rerender({ people: [] });
  expect(result.current.names).toEqual(['Walter', 'Ida']);
  act(result.current.dismiss);
  expect(result.current.names).toEqual([]);
});
