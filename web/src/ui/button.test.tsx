import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button is no wider than its page: on a phone its words may take a second line', () => {
  render(<Button>¿Tiene dudas sobre un mensaje? Pida ayuda</Button>);
  const { classList } = screen.getByRole('button');
  expect(classList.contains('max-w-full')).toBe(true);
  expect(classList.contains('whitespace-nowrap')).toBe(false);
  expect(classList.contains('sm:whitespace-nowrap')).toBe(true);
});
