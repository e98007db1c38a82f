import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A token that nobody can guess; its prefix says what it is when it turns up in a log or a repository. */
export const makeSecretToken = (prefix: string): string =>
  `${prefix}${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** What is kept of a token: its SHA-256 in hexadecimal. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of a header `Authorization: Bearer …`; undefined without one. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S{1,200})$/u.exec(authorization ?? '')?.[1];
