import { t } from '@lingui/core/macro';

const BROWSER_AND_SYSTEM = /^(.+) on (.+)$/u;

/** A device as the server describes it (`Firefox on Linux`), in words. */
export function deviceName(device: string): string {
  if (device === 'An unknown browser') return t`An unknown browser`;
  const [, browser, system] = BROWSER_AND_SYSTEM.exec(device) ?? [];
  return browser === undefined || system === undefined ? device : t`${browser} on ${system}`;
}
