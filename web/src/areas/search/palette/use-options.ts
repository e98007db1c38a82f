import { askedWords } from '@fap/shared/search/fold-words.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useDestinations } from '../../../platform/destinations.ts';
import { foundPath } from '../../../platform/found-path.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { hasUnsentChanges, signOutOrSay } from '../../../platform/sign-out.ts';
import { setTheme } from '../../../platform/theme.ts';
import type { ServerResults } from '../../../platform/use-server-results.ts';
import { mayOpen } from '../keys/may-open.ts';
import { KIND_TITLES, REMEMBERED } from './kind-titles.ts';
import type { Option, OptionGroup } from './option.ts';
import { listRecent } from './recent.ts';

const MOST_LOCAL = 5;

/** Everything to choose for these words: pages and actions of the app, then what the server found; without words, what was chosen last. */
export function useOptions(typed: string, { groups }: ServerResults, onKeys: () => void): OptionGroup[] {
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const destinations = useDestinations();
  const local = useMemo(() => {
    const places: Option[] = destinations
      .filter((one) => mayOpen(user, one))
      .map(({ name, path, key }) => ({
        id: `go-${path}`,
        title: name,
        detail: key ? t`G then ${key.toUpperCase()}` : '',
        choose: () => navigate(path),
        href: path,
      }));
    const act = (id: string, title: string, choose: () => void): Option => ({
      id: `do-${id}`,
      title,
      detail: '',
      choose,
    });
    const actions = [
      act('report', t`Report a scam`, () => navigate(paths.buildCluster())),
      act('check', t`Check a message or file`, () => navigate(paths.scanToolkit())),
      act('light', t`Use the light theme`, () => setTheme('light')),
      act('dark', t`Use the dark theme`, () => setTheme('dark')),
      act('system', t`Use the theme of this device`, () => setTheme('system')),
      act('keys', t`Show keyboard shortcuts`, onKeys),
      // With unsent changes the account menu asks first.
      ...(hasUnsentChanges(user.id) ? [] : [act('out', t`Sign out`, () => signOutOrSay(user.id))]),
    ];
    return { places, actions };
  }, [destinations, user, navigate, onKeys]);

  const words = askedWords(typed);
  const pick = (options: Option[]) =>
    rankFound(
      words,
      options.map((option) => ({ title: option.title, text: '', at: 0, option })),
      MOST_LOCAL,
    ).map(({ option }) => option);
  const all =
    words.length === 0
      ? [
          { title: t`Recent`, options: recentOptions(user.id, navigate) },
          { title: t`Go to`, options: local.places },
          { title: t`Actions`, options: local.actions },
        ]
      : [
          { title: t`Go to`, options: pick(local.places) },
          { title: t`Actions`, options: pick(local.actions) },
          ...groups.map(({ kind, results }) => ({
            title: KIND_TITLES[kind],
            options: results.map((result) => {
              const href = foundPath(result);
              return {
                id: `${kind}-${result.clusterId}-${result.id}`,
                title: result.title,
                detail: result.snippet,
                found: result,
                choose: () => navigate(href),
                ...(REMEMBERED.has(kind) ? { href } : {}),
              };
            }),
          })),
        ];
  return all.filter(({ options }) => options.length > 0);
}

const recentOptions = (accountId: string, navigate: (href: string) => void): Option[] =>
  listRecent(accountId).map(({ title, href }) => ({
    id: `recent-${href}`,
    title,
    detail: '',
    choose: () => navigate(href),
    href,
  }));
