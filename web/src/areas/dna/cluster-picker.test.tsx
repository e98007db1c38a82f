import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PagesState } from '../../platform/pages.ts';
import { ClusterPicker } from './cluster-picker.tsx';

afterEach(cleanup);

const pages = (items: ActiveCluster[] | undefined, isError = false): PagesState<ActiveCluster> =>
  ({ items, isError, hasMore: false, total: items?.length }) as PagesState<ActiveCluster>;
const pick = (state: PagesState<ActiveCluster>) =>
  render(<ClusterPicker pages={state} words="" onWords={() => {}} selected="" onSelect={() => {}} />);

test('a list that loads says so, and not that nothing was found', () => {
  pick(pages(undefined));
  expect(screen.getByRole('status').textContent).toBe('Loading clusters…');
  expect(screen.queryByText(/No clusters found/u)).toBeNull();
});

test('an empty list says what to do', () => {
  pick(pages([]));
  expect(screen.getByRole('status').textContent).toBe('0 active clusters');
  expect(screen.getByText('No clusters found. Try fewer words.')).toBeTruthy();
});
