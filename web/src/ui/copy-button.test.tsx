import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

test('copies the value and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Copy the address" value="pay[.]example" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('pay[.]example');
});

test('says what to do when the browser refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<CopyButton label="Copy the address" value="pay[.]example" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText(/select it by hand/u)).toBeTruthy();
});
