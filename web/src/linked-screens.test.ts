import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { destinationsOf, type Screen } from './platform/area.ts';
import { paths } from './platform/paths.ts';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** These list everything, so a link there says nothing about where somebody would look. */
const EVERYTHING = ['./app/not-found-screen.tsx', './platform/paths.ts'];

/** Opened by a link in a mail, with a token; without one they have nothing to show. */
const MAILED: readonly string[] = [paths.guardianInvitation.pattern];

/** The files that link to a path. */
function linksTo(name: string, sources: Record<string, string>): string[] {
  const call = `paths.${name}(`;
  return Object.keys(sources).filter(
    (file) => !file.endsWith('/area.tsx') && !EVERYTHING.includes(file) && sources[file]?.includes(call),
  );
}

const nameOf = ({ path }: Screen): string =>
  Object.entries(paths).find(([, one]) => one.pattern === path.pattern)?.[0] ?? path.pattern;

/** Built screens for signed-in people that neither the navigation nor another folder's page links to. */
function unlinked(sources: Record<string, string>): string[] {
  return AREAS.flatMap(({ name: area, screens = [], HeaderPart }) =>
    screens
      .filter(
        ({ nav, audience, path }) => !nav && audience !== 'signed-out' && !MAILED.includes(path.pattern),
      )
      .filter((screen) => {
        // A page of one thing is linked by the list beside it, and a part of the header is everywhere.
        const isOwnLinkEnough = screen.path.pattern.includes(':') || HeaderPart !== undefined;
        const places = linksTo(nameOf(screen), sources);
        return !places.some((file) => isOwnLinkEnough || !file.startsWith(`./areas/${area}/`));
      })
      .map(nameOf),
  );
}

test('every built screen is linked from the navigation or from a page of another part', () => {
  expect(unlinked(SOURCES)).toEqual([]);
});

test('a screen whose only link is taken away is noticed', () => {
  const without = Object.fromEntries(
    Object.entries(SOURCES).filter(([file]) => !linksTo('clusterChain', SOURCES).includes(file)),
  );
  expect(unlinked(without)).toContain('clusterChain');
});

test('every built screen without parameters is found by the search, with a key of its own at most', () => {
  const found = destinationsOf(AREAS);
  const built = AREAS.flatMap(({ screens = [] }) => screens)
    .filter(({ path, audience }) => audience !== 'signed-out' && !path.pattern.includes(':'))
    .map(({ path }) => path.pattern)
    .filter((pattern) => !MAILED.includes(pattern));
  expect(found.map(({ path }) => path).toSorted()).toEqual([...new Set(built)].toSorted());
  const keys = found.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/u);
});
