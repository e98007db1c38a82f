import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Forensic Anti-Fraud Platform';
const PERIOD_SECONDS = 30;
/** Steps a clock may be wrong by, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A new secret in Base32, of 160 bits. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30-second step of a six-digit code that is valid now (RFC 6238); null for a wrong one. */
export function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/u.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
