import { t } from '@lingui/core/macro';

const BETWEEN = ' on ';

/** A device as the server describes it (`Firefox on Linux`), in words. */
export function deviceName(device: string): string {
  if (device === 'An unknown browser') return t`An unknown browser`;
  const at = device.lastIndexOf(BETWEEN);
  if (at < 0) return device;
  const [browser, system] = [device.slice(0, at), device.slice(at + BETWEEN.length)];
  return t`${browser} on ${system}`;
}
