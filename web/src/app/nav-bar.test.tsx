import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AREAS } from '../areas.ts';
import { navEntriesOf } from '../platform/area.ts';
import { isActiveEntry, NavEntriesProvider } from './nav.ts';
import { NarrowNav, WideNav } from './nav-bar.tsx';

/** The entries of the specification. */
const PRIMARY = ['Home', 'Clusters', 'Build Cluster', 'Elder Shield', 'Vault', 'AI Interrogator'];
const MORE = [
  'Scam Taxonomy',
  'ReconDogs',
  'ReconDogs Control',
  'Agent Dashboard',
  'Similarity Check',
  'Backtrace Mapper',
  'Auto Detector',
  'Cluster Map',
  'Victim Education',
  'Education Blog',
  'ReconDogs Guide',
];
const ENTRIES = navEntriesOf(AREAS);

function show(nav: React.ReactNode, path = '/clusters') {
  const location = memoryLocation({ path, record: true });
  render(
    <Router hook={location.hook}>
      <NavEntriesProvider value={ENTRIES}>{nav}</NavEntriesProvider>
    </Router>,
  );
  return location;
}

const names = (links: HTMLElement[]) => links.map((link) => link.textContent?.replace(/soon$/u, ''));

describe('navigation', () => {
  afterEach(cleanup);

  it('shows the first six entries in the bar and none of the other eleven', () => {
    show(<WideNav />);
    expect(names(screen.getAllByRole('link'))).toEqual(PRIMARY);
  });

  it('marks the current page', () => {
    show(<WideNav />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Clusters');
  });

  it("shows the other eleven in a panel titled 'Advanced Tools' and returns the focus on Escape", async () => {
    const user = userEvent.setup();
    show(<WideNav />);
    const button = screen.getByRole('button', { name: 'More Tools' });
    await user.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Advanced Tools' });
    expect(names(within(panel).getAllByRole('link'))).toEqual(MORE);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('shows all seventeen in the menu of a narrow screen, which closes on selection', async () => {
    const user = userEvent.setup();
    const location = show(<NarrowNav />);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(names(screen.getAllByRole('link'))).toEqual([...PRIMARY, ...MORE]);
    await user.click(screen.getByRole('link', { name: 'Auto Detector' }));
    expect(location.history.at(-1)).toBe('/auto-detector');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks Home as active only on /, and other entries on the pages below them too', () => {
    expect(ENTRIES.filter((entry) => isActiveEntry(entry.path, '/')).map((entry) => entry.name)).toEqual([
      'Home',
    ]);
    expect(isActiveEntry('/clusters', '/clusters/x')).toBe(true);
    expect(isActiveEntry('/recondogs', '/recondogs-control')).toBe(false);
  });
});
