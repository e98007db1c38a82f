import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEntry } from '../testing/vault-fixtures.ts';
import { EntryList } from './entry-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const vault = {
    items: [makeEntry()],
    error: null,
    isPrevious: false,
    hasMore: false,
    refetch: () => undefined,
  };
  renderApp(
    <EntryList query={{}} vault={vault as never} isFiltered={false} onClear={() => undefined} />,
    '/vault',
  );
}

test('the vault is a table where there is room, with a row for each entry', () => {
  open(true);
  const table = screen.getByRole('table', { name: 'Vault entries' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['File', 'Status', 'SHA-256', 'Times', 'Proof']);
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Vault entries' })).toBeNull();
});

test('and a list of cards on a phone', () => {
  open(false);
  expect(within(screen.getByRole('list', { name: 'Vault entries' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
  expect(screen.queryByRole('table')).toBeNull();
});
