import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('a box is named by its label alone; what else is to know describes it', () => {
  const words = { label: 'I agree', hint: 'Names are hidden.', error: 'Please agree first' };
  render(<Checkbox {...words} isChecked={false} onChange={() => {}} />);
  const description = 'Please agree first Names are hidden.';
  const box = screen.getByRole('checkbox', { name: 'I agree', description });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
