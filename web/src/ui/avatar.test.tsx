import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { PersonName } from './person-name.tsx';

test('a name is read once, without the initials before it', () => {
  const { container } = render(<PersonName id="a1" name="Ada Nwosu" />);
  expect(screen.getByText('Ada Nwosu')).toBeTruthy();
  expect(container.textContent).toBe('Ada Nwosu');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[data-initials="AN"]')).not.toBeNull();
});

test('white initials are readable on each colour that people get', () => {
  const colors = new Set(Array.from({ length: 200 }, (_, index) => colorOf(`account-${index}`)));
  expect(colors.size).toBeGreaterThanOrEqual(12);
  for (const color of colors) expect(contrast('#ffffff', color)).toBeGreaterThanOrEqual(4.5);
});
