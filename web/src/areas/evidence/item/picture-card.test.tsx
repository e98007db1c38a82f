import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makeEvidence, makeReading } from '../testing/reading-fixtures.ts';
import { PictureCard } from './picture-card.tsx';

afterEach(cleanup);

const open = (grade: 'owner' | 'analyst' | 'crowd', fileType = 'image/png') =>
  render(
    <PictureCard
      reading={makeReading({
        grade,
        evidence: makeEvidence({ fileType, mayOpenOriginal: grade !== 'crowd' }),
      })}
    />,
  );

test('its owner sees the picture at once, drawn by the server, and can make it larger', async () => {
  const user = userEvent.setup();
  open('owner');
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/evidence/evidence-1/picture');
  const larger = screen.getByRole('button', { name: 'Show it larger', pressed: false });
  await user.click(larger);
  expect(larger.getAttribute('aria-pressed')).toBe('true');
});

test('an analyst asks for it first, because each look is recorded', async () => {
  const user = userEvent.setup();
  open('analyst');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/We record who looks at it/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the picture' }));
  expect(screen.getByRole('img')).toBeTruthy();
});

test('others read why they do not see it, and a file that is no picture has no such card', () => {
  const { unmount } = open('crowd');
  expect(screen.getByText(/Only its owner and analysts may see the picture/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { container } = open('owner', 'application/pdf');
  expect(container.textContent).toBe('');
});

test('a picture that fails to load says so and can be tried again', async () => {
  const user = userEvent.setup();
  open('owner');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toContain('We could not show the picture.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img')).toBeTruthy();
});
