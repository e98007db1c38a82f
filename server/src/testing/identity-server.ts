import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

/** Who signs in at the provider next. */
export interface ProvidedPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** An OpenID Connect provider on a free port of this machine that signs in whoever a test names. */
export interface TestIdentityServer {
  variables: Record<string, string>;
  person: ProvidedPerson;
  /** Registers the platform at this origin; before, nobody can sign in. */
  register(origin: string): void;
  close(): Promise<void>;
}

const CLIENT_ID = 'platform';
const CLIENT_SECRET = 'a secret of tests';

/** Starts the provider; its answers begin once the platform is registered. */
export async function startIdentityServer(): Promise<TestIdentityServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const identityServer: TestIdentityServer = {
    variables: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET },
    person: { sub: 'nobody' },
    register: (origin) => answerFor(server, issuer, origin, identityServer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return identityServer;
}

function answerFor(server: Server, issuer: string, origin: string, identityServer: TestIdentityServer): void {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${origin}/api/login/provider/callback`],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async (): Promise<AccountClaims> => ({ ...identityServer.person, sub: accountId }),
    }),
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    // Signing in and consenting need no page: the test says who it is.
    void (async () => {
      const { params, prompt } = await provider.interactionDetails(request, response);
      const accountId = identityServer.person.sub;
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      const result = prompt.name === 'login' ? { login: { accountId } } : { consent: { grantId } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
    })().catch((error: unknown) => response.destroy(error as Error));
  });
}
