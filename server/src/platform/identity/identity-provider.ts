import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import * as client from 'openid-client';
import type { Env } from '../runtime/env.ts';
import type { Log } from '../runtime/log.ts';

/** What the browser keeps between leaving for the provider and coming back. */
export interface IdentityHandshake {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  codeVerifier: string;
}

/** Who somebody is, as the provider says. */
export interface ProvidedIdentity {
  issuer: string;
  subject: string;
  /** null: the provider gave none, or did not say that it was checked. */
  email: string | null;
  name: string | null;
  /** Whether more than one factor was used there (`amr` with `mfa`, RFC 8176). */
  hasFactor: boolean;
}

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';
const UNREACHABLE = t`We could not reach the sign-in service. Please try again in a moment.`;

/** Sign-in through an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export class IdentityProvider {
  readonly #settings: NonNullable<Env['identity']>;
  readonly #log: Log;
  #discovered: Promise<client.Configuration> | null = null;

  constructor(settings: NonNullable<Env['identity']>, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** The provider's host, as people know it. */
  get host(): string {
    return new URL(this.#settings.issuer).host;
  }

  /** The address at the provider where somebody signs in, and what must come back. Throws UNAVAILABLE. */
  async begin(redirectUri: string): Promise<{ url: string; handshake: IdentityHandshake }> {
    const configuration = await this.#discover();
    const codeVerifier = client.randomPKCECodeVerifier();
    const handshake = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: handshake.state,
      nonce: handshake.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, handshake };
  }

  /** Redeems what the provider sent back. Throws UNAUTHENTICATED when it does not fit the handshake, UNAVAILABLE. */
  async finish(returned: URL, handshake: IdentityHandshake): Promise<ProvidedIdentity> {
    const configuration = await this.#discover();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: handshake.codeVerifier,
        expectedState: handshake.state,
        expectedNonce: handshake.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return identityOf({ ...more, ...claims });
    } catch (error) {
      // Codes that are used twice, old, or of somebody else: all of them are refused with the same words.
      this.#log.warn({ err: error }, 'a sign-in through the provider was refused');
      throw new AppError('UNAUTHENTICATED', {
        message: t`Signing in there did not work. Please try again.`,
        cause: error,
      });
    }
  }

  async #discover(): Promise<client.Configuration> {
    this.#discovered ??= this.#ask();
    try {
      return await this.#discovered;
    } catch (error) {
      // Not kept: the provider may be back the next time.
      this.#discovered = null;
      this.#log.error({ err: error }, 'the identity provider cannot be reached');
      throw new AppError('UNAVAILABLE', { message: UNREACHABLE, cause: error });
    }
  }

  #ask(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    // Plain http only where the operator wrote it: a provider on the same machine.
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  }
}

function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProvidedIdentity {
  const { iss, sub, email, email_verified: isVerified, name, amr } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' && isVerified === true ? email.trim().toLowerCase() : null,
    name: typeof name === 'string' ? name : null,
    hasFactor: Array.isArray(amr) && amr.includes('mfa'),
  };
}
