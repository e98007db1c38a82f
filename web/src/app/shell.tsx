import { FlaskConical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useAppConfig } from '../platform/app-config.ts';
import { ConnectionStatus } from '../platform/connection-status.tsx';
import { Badge } from '../ui/badge.tsx';
import { Brand } from '../ui/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { currentEntry, placeOf, returnTo } from './kept-place.ts';
import { NarrowNav, WideNav } from './nav-bar.tsx';
import { useLiveAccount } from './use-live-account.ts';
import { useTabSession } from './use-tab-session.ts';

/** The frame of every signed-in screen: skip link, header with navigation, and the one main part. */
export function Shell({ children }: { children: ReactNode }) {
  const { dataMode } = useAppConfig();
  const main = useFocusOnNavigation();
  useLiveAccount();
  useTabSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-16 w-full max-w-[100rem] items-center gap-2 px-3 sm:gap-3 sm:px-6 xl:gap-6">
          <NarrowNav />
          <Brand />
          <WideNav />
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            {dataMode === 'demo' && (
              <Badge icon={FlaskConical} className="max-sm:px-2 max-sm:[&>svg]:hidden">
                Demo data
              </Badge>
            )}
            <AccountMenu />
          </div>
        </div>
        <ConnectionStatus />
      </header>
      <main ref={main} id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}

/**
 * After a change of page the focus and the view start at its content, as after a full page load; whoever goes back finds the
 * place they had left.
 */
function useFocusOnNavigation() {
  const [location] = useLocation();
  const entry = useLocationProperty(currentEntry);
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ location, entry });
  // Before anything is drawn: nobody sees the top of a page on the way to their place.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { location, entry };
    const isOther = before.location !== location;
    const place = before.entry === entry ? undefined : placeOf(entry);
    if (isOther) main.current?.focus({ preventScroll: true });
    if (place !== undefined) return returnTo(place);
    if (isOther) window.scrollTo(0, 0);
    return;
  }, [location, entry]);
  return main;
}
