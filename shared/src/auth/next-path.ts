/** Printable ASCII without the backslash, which browsers read as a slash; Chromium drops tabs and line breaks before it looks. */
const ONE_PATH = /^\/(?![/\\])[!-[\]-~]*$/u;
const MAX_LENGTH = 2_000;

/**
 * Where somebody goes after sign-in: the screen they asked for, or the start page. Only a path of this site is taken, so that a
 * link to our sign-in page never ends on somebody else's.
 */
export function nextPathOf(asked: string | undefined): string {
  if (!asked || asked.length > MAX_LENGTH || !ONE_PATH.test(asked)) return '/';
  return /^\/api(?:[/?#]|$)/iu.test(asked) ? '/' : asked;
}

/** An address of the sign-in or sign-up page that comes back to a screen. */
export function signInAddress(page: '/api/login' | '/api/signup', screen: string): string {
  const next = nextPathOf(screen);
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}
