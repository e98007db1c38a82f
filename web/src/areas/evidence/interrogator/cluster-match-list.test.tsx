import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ClusterMatchList } from './cluster-match-list.tsx';

afterEach(cleanup);

test('a harmless text that resembles no cluster has no link to report it', () => {
  render(<ClusterMatchList matches={[]} isRisky={false} />);
  expect(screen.getByText('No known cluster resembles it.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a risky text can be reported, without a claim to be the first', () => {
  render(<ClusterMatchList matches={[]} isRisky />);
  expect(screen.getByRole('link', { name: 'report it' })).toBeTruthy();
  expect(screen.queryByText(/first to meet/u)).toBeNull();
});
