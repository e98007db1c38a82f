import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import { DEFAULT_LOCALE } from '@fap/shared/auth/locales.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { AppPage } from '@fap/shared/platform/first-answers.ts';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Providers } from '../app/providers.tsx';
import { AppRouter } from '../app/router.tsx';
import { AREAS } from '../areas.ts';
import { patternsOf, type Screen, screensOf } from '../platform/area.ts';
import { paths } from '../platform/paths.ts';
import { queryClient } from '../platform/query.ts';
import { currentUser } from '../platform/session.ts';
import { FIRST_CALLS, FRAME_CALLS } from './first-calls.ts';

/** A screen as the build describes it; its scripts are known only to the bundle, by the export that is the screen. */
export type DescribedPage = Omit<AppPage, 'scripts'> & { exportName: string };

/** Stands for whoever will be signed in; the server fills in the places. */
const SOMEBODY = '\u{e000} \u{e001}';
const PLACES: readonly (readonly [string, string])[] = [
  [SOMEBODY, '{{displayName}}'],
  [initialsOf(SOMEBODY), '{{initials}}'],
];

/**
 * What somebody signed in sees of a screen before any answer: the frame, and empty places. Only Home is there with its own words while
 * it is being checked who is signed in (specification, section 2).
 */
async function draw(screen: Screen): Promise<string> {
  if (screen.path.pattern === paths.home.pattern) await screen.load();
  const location = screen.path.pattern;
  const html = renderToString(
    <Router hook={() => [location, () => {}]} searchHook={() => ''}>
      <Providers>
        <AppRouter areas={AREAS} />
      </Providers>
    </Router>,
  );
  // React takes the title from where it is rendered to the head.
  const body = html.replace(/<title>[^<]*<\/title>/u, '');
  return PLACES.reduce((text, [somebody, place]) => text.replaceAll(somebody, place), body);
}

/** All screens for people who are signed in, and those with first answers as they look before them. */
export async function renderAppPages(): Promise<DescribedPage[]> {
  queryClient.setQueryData<CurrentUser>([currentUser.addressOf()], {
    id: '',
    email: '',
    displayName: SOMEBODY,
    locale: DEFAULT_LOCALE,
    roles: [],
    capabilities: [],
    level: 1,
    xp: 0,
    credits: 0,
    withheldRoles: [],
    pledgedAt: null,
  });
  const pages: DescribedPage[] = [];
  for (const screen of screensOf(AREAS, true)) {
    const first = FIRST_CALLS[screen.path.pattern];
    pages.push({
      exportName: screen.exportName,
      patterns: patternsOf(screen),
      calls: [...FRAME_CALLS, ...(first?.calls ?? [])],
      frameCalls: FRAME_CALLS,
      isForAnyQuery: first?.isForAnyQuery ?? true,
      markup: first ? await draw(screen) : '',
    });
  }
  // Its entries would keep the build waiting until they are dropped.
  queryClient.clear();
  return pages;
}
