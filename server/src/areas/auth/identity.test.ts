import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountIdentity, account as accountTable } from '../../db/schema/auth.ts';
import { makeAccount } from '../../testing/factories.ts';
import { findFreePort } from '../../testing/find-free-port.ts';
import {
  type ProvidedPerson,
  startIdentityServer,
  type TestIdentityServer,
} from '../../testing/identity-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { makeFactor } from './testing/make-factor.ts';

let provider: TestIdentityServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityServer();
  server = await startTestServer(provider.variables);
  provider.register(server.url);
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

/** A browser's cookies, by host. */
class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Follows redirects at the provider until it sends back to the platform, and gives that address. */
  async leave(address: string): Promise<URL> {
    let next = new URL(address);
    for (let step = 0; step < 12; step += 1) {
      if (next.origin === server.url) return next;
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie: this.#of(next) } });
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${next.pathname} answered ${answer.status}: ${await answer.text()}`);
      this.#keep(next, answer.headers.getSetCookie());
      next = new URL(location, next);
    }
    throw new Error('the provider leads nowhere');
  }

  #of({ host }: URL): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep({ host }: URL, lines: readonly string[]): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      jar.set(name, value);
    }
    this.#cookies.set(host, jar);
  }
}

const cookieIn = (name: string, header: string | null) =>
  new RegExp(`${name}=[^;]+`, 'u').exec(header ?? '')?.[0] ?? '';

async function goThere(person: ProvidedPerson, next = '') {
  provider.person = person;
  const begun = await server.send('GET', `/api/login/provider${next}`);
  expect(begun.status).toBe(303);
  const handshake = cookieIn('fap_identity', begun.headers.get('set-cookie'));
  const back = await new Browser().leave(begun.headers.get('location') ?? '');
  return { handshake, back: back.pathname + back.search };
}
async function signIn(person: ProvidedPerson, next = '') {
  const { handshake, back } = await goThere(person, next);
  return server.send('GET', back, { cookie: handshake });
}
const userOf = async (answer: Awaited<ReturnType<typeof signIn>>) => {
  const cookie = cookieIn(SESSION_COOKIE, answer.headers.get('set-cookie'));
  return (await server.send('GET', '/api/auth/user', { cookie })).json<CurrentUser>();
};
const newPerson = (changes: Partial<ProvidedPerson> = {}): ProvidedPerson => {
  const sub = server.world.name('subject');
  return { sub, email: `${sub}@provider.test`, email_verified: true, name: 'Pia Pine', ...changes };
};

describe('somebody who signs in through the provider', () => {
  it('gets an account with a proven address the first time, the same one afterwards, and the screen they wanted', async () => {
    const person = newPerson();
    const first = await signIn(person, '?next=%2Fclusters');
    expect([first.status, first.headers.get('location')]).toEqual([303, '/clusters']);
    const user = await userOf(first);
    expect(user).toMatchObject({ email: person.email, displayName: 'Pia Pine', roles: ['member'] });
    // Whatever the provider calls them later, it is the same person there.
    const again = await userOf(await signIn({ ...person, email: 'other@provider.test', name: 'Other' }));
    expect(again.id).toBe(user.id);
    const [row] = await server.world.db.select().from(accountTable).where(eq(accountTable.id, user.id));
    expect(row?.emailConfirmedAt).not.toBeNull();
  });

  it('comes to the account that has proven the address, never to one that only wrote it down', async () => {
    const proven = await makeAccount(server.world);
    await server.world.db
      .update(accountTable)
      .set({ emailConfirmedAt: server.world.clock.now() })
      .where(eq(accountTable.id, proven.id));
    expect((await userOf(await signIn(newPerson({ email: proven.email })))).id).toBe(proven.id);
    const squatter = await makeAccount(server.world);
    expect((await userOf(await signIn(newPerson({ email: squatter.email })))).id).not.toBe(squatter.id);
  });

  it('gets no account for an address that the provider has not checked', async () => {
    for (const changes of [{ email_verified: false }, { email: undefined }] as const) {
      const person = newPerson();
      const answer = await signIn({ ...person, ...changes } as ProvidedPerson);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('confirmed e-mail address');
      expect(await server.world.db.$count(accountIdentity, eq(accountIdentity.subject, person.sub))).toBe(0);
    }
  });

  it('cannot take the name of staff, nor come in suspended, nor without the code of an own second factor', async () => {
    const admin = await makeAccount(server.world, 'admin');
    const person = newPerson({ name: admin.displayName });
    const user = await userOf(await signIn(person));
    expect(user.displayName).toBe('New member');
    await makeFactor(server.world, user.id);
    const asked = await signIn(person);
    expect([asked.status, asked.headers.get('set-cookie')?.includes(SESSION_COOKIE)]).toEqual([200, false]);
    expect(asked.text).toContain('Enter the code');
    await server.world.db
      .update(accountTable)
      .set({ suspendedAt: server.world.clock.now() })
      .where(eq(accountTable.id, user.id));
    expect((await signIn(person)).status).toBe(403);
  });

  it('makes one account when two browsers come back at one moment', async () => {
    const person = newPerson();
    const ways = [await goThere(person), await goThere(person)];
    const answers = await Promise.all(
      ways.map(({ handshake, back }) => server.send('GET', back, { cookie: handshake })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await server.world.db.$count(accountTable, eq(accountTable.email, person.email ?? ''))).toBe(1);
  });
});

describe('the way back', () => {
  it('is refused with another browser’s handshake, without one, a second time, and with a made-up code', async () => {
    const mine = await goThere(newPerson());
    const other = await goThere(newPerson());
    const refused = [
      await server.send('GET', mine.back, { cookie: other.handshake }),
      await server.send('GET', `/api/login/provider/callback?code=made-up&state=made-up`, {
        cookie: mine.handshake,
      }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('Signing in there did not work');
      expect(answer.headers.get('set-cookie')).not.toContain(SESSION_COOKIE);
    }
    expect((await server.send('GET', mine.back)).headers.get('location')).toBe('/api/login');
    expect((await server.send('GET', mine.back, { cookie: mine.handshake })).status).toBe(303);
    expect((await server.send('GET', mine.back, { cookie: mine.handshake })).status).toBe(401);
  });
});

describe('the sign-in page', () => {
  it('offers the provider where there is one, and says when it cannot be reached', async () => {
    expect((await server.send('GET', '/api/login?next=%2Fvault')).text).toContain(
      'href="/api/login/provider?next=%2Fvault"',
    );
    const lost = await startTestServer({
      ...provider.variables,
      OIDC_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
    });
    try {
      const answer = await lost.send('GET', '/api/login/provider');
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('We could not reach the sign-in service');
    } finally {
      await lost.stop();
    }
  });
});
