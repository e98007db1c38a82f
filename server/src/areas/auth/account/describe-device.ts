import { t } from '@fap/shared/kernel/words.ts';
import Bowser from 'bowser';

/** A browser and its system by a User-Agent header, such as `Firefox on Linux`. Anybody can send any header: it identifies nobody. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return t`An unknown browser`;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return t`An unknown browser`;
  return os.name ? t`The browser ${browser.name} on ${os.name}` : browser.name;
}
