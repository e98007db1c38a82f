import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeUnit } from '../testing/status-fixtures.ts';
import { UnitRow } from './unit-row.tsx';

test('a unit that is not available yet shows no success rate, even with earlier runs', () => {
  const unit = makeUnit('memoryrebuilder', { successRate: 94, finishedRuns: 50 });
  const show = (waitsFor: string | null) => (
    <UnitRow unit={{ ...unit, waitsFor }} isSelected={false} isLocked={false} onSelect={() => {}} />
  );
  const { rerender } = render(show(null));
  expect(screen.getByText('Success rate 94% over 50 finished runs')).toBeTruthy();
  rerender(show('Pictures are not compared or read yet'));
  expect(screen.queryByText(/Success rate/u)).toBeNull();
});
