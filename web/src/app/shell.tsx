import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useAppConfig } from '../platform/app-config.ts';
import { ConnectionStatus } from '../platform/connection-status.tsx';
import { useCurrentUser } from '../platform/session.ts';
import { useWaitingQueues, type WaitingQueue } from '../platform/waiting-queues.ts';
import { Badge } from '../ui/badge.tsx';
import { Brand } from '../ui/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NarrowNav, WideNav } from './nav-bar.tsx';
import { currentEntry, restoreScroll, scrollPositionOf } from './scroll-positions.ts';
import { useLiveAccount } from './use-live-account.ts';
import { useTabSession } from './use-tab-session.ts';

export interface ShellProps {
  /** What areas add to the header. */
  headerParts: readonly { name: string; Part: ComponentType }[];
  /** What areas send later; always the same list. */
  queues: readonly WaitingQueue[];
  children: ReactNode;
}

/** The frame of every signed-in screen: skip link, header with navigation, main element. */
export function Shell({ headerParts, queues, children }: ShellProps) {
  const { dataMode } = useAppConfig();
  const main = useFocusOnNavigation();
  useLiveAccount();
  useTabSession();
  useWaitingQueues(queues, useCurrentUser().id);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      {/* Of one height with and without a message of the connection: the row makes room for it, and the page stays where it is. */}
      <header className="z-30 flex min-h-16 flex-col border-b border-line bg-surface sm:h-16 print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
        <div className="mx-auto flex min-h-10 w-full flex-1 max-w-[100rem] items-center gap-2 px-3 sm:gap-3 sm:px-6 xl:gap-6">
          <NarrowNav />
          <Brand />
          <WideNav />
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            {dataMode === 'demo' && (
              <Badge icon={FlaskConical} className="max-sm:px-2 max-sm:[&>svg]:hidden">
                {/* Beside the menu and the logo of a narrow phone there is room for one word. */}
                <span>
                  <Trans>
                    Demo<span className="max-[26rem]:sr-only"> data</span>
                  </Trans>
                </span>
              </Badge>
            )}
            {headerParts.map(({ name, Part }) => (
              <Part key={name} />
            ))}
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
 * After navigation the focus and the scroll position start at the new page's content, as after a full page load; going back
 * restores the scroll position.
 */
function useFocusOnNavigation() {
  const [location] = useLocation();
  const entry = useLocationProperty(currentEntry, () => '');
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ location, entry });
  // In a layout effect, so that the top of the page does not flash before the position is restored.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { location, entry };
    const isOther = before.location !== location;
    const position = before.entry === entry ? undefined : scrollPositionOf(entry);
    if (isOther) main.current?.focus({ preventScroll: true });
    if (position !== undefined) return restoreScroll(position);
    if (isOther) window.scrollTo(0, 0);
    return;
  }, [location, entry]);
  return main;
}
