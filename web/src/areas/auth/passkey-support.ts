import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** An address in place of a name, such as `127.0.0.1` or `[::1]`: browsers make passkeys for names alone. */
const ADDRESS = /^[\d.]+$|^\[/u;

/** Whether this browser can use a passkey for this site. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !ADDRESS.test(window.location.hostname);
