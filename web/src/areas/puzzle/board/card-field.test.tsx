import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CardField } from './card-field.tsx';

afterEach(cleanup);

test('Enter and Escape that end a character somebody composes do not end the card', () => {
  const onEnd = vi.fn();
  render(<CardField name="Words" text="" onEnd={onEnd} />);
  const field = screen.getByRole('textbox', { name: 'Words' });
  fireEvent.change(field, { target: { value: '王先生' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('王先生', '');
});
