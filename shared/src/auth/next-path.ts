/**
 * Printable ASCII without the backslash, which browsers read as a slash; Chromium drops tabs and line breaks before
 * parsing.
 */
const ONE_PATH = /^\/(?![/\\])[!-[\]-~]*$/u;
const MAX_LENGTH = 2_000;

/**
 * The path after sign-in: the requested screen, or the start page. Only a path of this site is accepted, to prevent an
 * open redirect.
 */
export function nextPathOf(asked: string | undefined): string {
  if (!asked || asked.length > MAX_LENGTH || !ONE_PATH.test(asked)) return '/';
  return /^\/api(?:[/?#]|$)/iu.test(asked) ? '/' : asked;
}

/** Path of the sign-in or sign-up page, or of the way to the identity provider, that returns to a screen. */
export function signInAddress(
  page: '/api/login' | '/api/login/provider' | '/api/signup',
  screen: string,
): string {
  const next = nextPathOf(screen);
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}
