import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useDestinations } from '../../../platform/destinations.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { mayOpen } from './may-open.ts';
import { GO, HELP, singleKeysAtom } from './single-keys.ts';

/** A letter after G counts this long. */
const GO_LASTS_MS = 1_500;

/** Whether keys pressed here are text, or belong to a list or a dialog. */
function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return (
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
    null
  );
}

/** Listens to the keys that work everywhere: Control or Command with K, and, unless switched off, ? and G with a letter. */
export function useKeys(handlers: { onSearch: () => void; onHelp: () => void }): void {
  const [, navigate] = useLocation();
  const destinations = useDestinations();
  const user = useCurrentUser();
  const isOn = useAtomValue(singleKeysAtom);
  const current = useRef(handlers);
  current.current = handlers;
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        current.current.onSearch();
        return;
      }
      if (!isOn || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
      const isAfterGo = event.timeStamp - wentAt < GO_LASTS_MS;
      wentAt = !isAfterGo && key === GO ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const place = isAfterGo ? destinations.find((one) => one.key === key && mayOpen(user, one)) : undefined;
      if (!place && event.key !== HELP) return;
      event.preventDefault();
      if (place) navigate(place.path);
      else current.current.onHelp();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [destinations, isOn, navigate, user]);
}
