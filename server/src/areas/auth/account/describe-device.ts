import Bowser from 'bowser';

/** A browser and its system by a User-Agent header, such as `Firefox on Linux`. Anybody can send any header: it identifies nobody. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'An unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'An unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
