import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

test.each(['list', 'table', 'cards', 'page'] as const)(
  'a %s that loads says so to screen readers, and shows shapes to everybody else',
  (shape) => {
    render(<Skeleton label="Loading clusters…" shape={shape} count={3} />);
    const status = screen.getByRole('status');
    expect(screen.getByText('Loading clusters…').className).toBe('sr-only');
    const shapes = status.querySelector('[aria-hidden]');
    expect(shapes?.textContent).toBe('');
    expect(shapes?.querySelectorAll('.bg-sunken').length).toBeGreaterThanOrEqual(6);
  },
);
