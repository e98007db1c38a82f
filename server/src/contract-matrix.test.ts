import { type Capability, can } from '@fap/shared/auth/capabilities.ts';
import type { ErrorBody } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_HEIGHT } from './areas/vault/testing/examples.ts';
import { ALL_ENDPOINTS } from './areas.ts';
import { BitcoinServer } from './testing/bitcoin-server.ts';
import { ENDPOINT_EXAMPLES, makeScene } from './testing/endpoint-examples.ts';
import { addressOf, endpointName, type Scene } from './testing/examples-of.ts';
import { makeAccount } from './testing/factories.ts';
import { isAccepted, makeOddBodies, ODD_PARAMS } from './testing/invalid-inputs.ts';
import type { TestRequest, TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { textFile } from './testing/text-file.ts';

let server: TestServer;
let bitcoin: BitcoinServer;
let scene: Scene;
/** The cookie of an account with every capability, so that no answer is 403. */
let allowed: string;
let member: string;

beforeAll(async () => {
  bitcoin = await BitcoinServer.start();
  bitcoin.addBlock(KNOWN_HEIGHT, '0'.repeat(64));
  server = await startTestServer(bitcoin.variables);
  scene = await makeScene(server, async (cookie) => {
    const multipart = textFile('an evidence item of the scene');
    const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
    return String(answer.json().evidenceId);
  });
  allowed = scene.cookie;
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(async () => {
  await server.stop();
  await bitcoin.stop();
});

const send = (
  { method, path }: EndpointDefinition,
  request: TestRequest,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
) => server.send(method, addressOf(path, { params, query }), request);

async function goodExample(endpoint: EndpointDefinition) {
  const make = ENDPOINT_EXAMPLES[endpointName(endpoint)];
  if (!make) throw new Error(`no area's testing/examples.ts has an example for ${endpointName(endpoint)}`);
  return make(scene);
}

/** Expects a refusal: JSON with a message and no internals. */
function expectRefusal(answer: TestResponse, status: number, about: string): ErrorBody {
  expect(answer.status, `${about}: ${answer.text.slice(0, 300)}`).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const body = answer.json<ErrorBody>();
  expect(body.message.length).toBeGreaterThan(0);
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/u);
  return body;
}

const guarded = ALL_ENDPOINTS.filter(({ access }) => access !== 'public');
const memberMayNot = ALL_ENDPOINTS.filter(
  ({ access }) => access !== 'public' && access !== 'signed-in' && !can(['member'], access as Capability),
);
const withJson = ALL_ENDPOINTS.filter(({ body, bodyKind }) => body && (bodyKind ?? 'json') === 'json');
const withForm = ALL_ENDPOINTS.filter(({ bodyKind }) => bodyKind === 'form');
const withParams = ALL_ENDPOINTS.filter(({ params }) => params);

describe('without a session every guarded call answers 401', () => {
  test.for(guarded.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const answer = await send(endpoint, endpoint.body ? { json: { anything: true } } : {});
      expect(expectRefusal(answer, 401, 'no session').message).toBe('Unauthorized');
      const forged = await send(endpoint, { cookie: `fap_session=${'a'.repeat(40)}` });
      expectRefusal(forged, 401, 'forged session');
    },
  );
});

describe('a member without the capability gets 403', () => {
  test.for(memberMayNot.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const request = { cookie: member, ...(endpoint.body ? { json: {} } : {}) };
      expectRefusal(await send(endpoint, request), 403, 'member');
    },
  );
  test('there are such calls', () => expect(memberMayNot.length).toBeGreaterThan(5));
});

describe('an invalid body gets 400 with issues, never a 500', () => {
  test.for(withJson.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const { json, params } = await goodExample(endpoint);
      for (const body of makeOddBodies(endpoint, json)) {
        const about = JSON.stringify(body)?.slice(0, 200) ?? 'undefined';
        const answer = await send(endpoint, { cookie: allowed, json: body }, params);
        if (isAccepted(endpoint, body)) {
          expect(answer.status, about).not.toBe(500);
          continue;
        }
        const { issues } = expectRefusal(answer, 400, about);
        expect(issues?.length, about).toBeGreaterThan(0);
        for (const issue of issues ?? []) expect(issue.message).toMatch(/\S/u);
      }
      for (const text of ['', '{', '{"a":', 'nul\u0000', '[1,]', '{"a":1}{"b":2}', '['.repeat(30_000)]) {
        if (endpoint.bodyOptional && text === '') continue;
        const headers = { 'content-type': 'application/json; charset=utf-8' };
        expectRefusal(
          await send(endpoint, { cookie: allowed, headers, body: text }, params),
          400,
          text.slice(0, 20),
        );
      }
      const headers = { 'content-type': 'application/json' };
      const notUtf8 = await send(
        endpoint,
        { cookie: allowed, headers, body: new Uint8Array([0x22, 0xff, 0x22]) },
        params,
      );
      expectRefusal(notUtf8, 400, 'not UTF-8');
      const big = `{"a":"${'x'.repeat(300_000)}"}`;
      expectRefusal(
        await send(endpoint, { cookie: allowed, headers, body: big }, params),
        413,
        'a huge body',
      );
    },
  );
});

describe('another content type gets 415', () => {
  test.for(withJson.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'application/jsonp',
      ]) {
        const answer = await send(endpoint, {
          cookie: allowed,
          headers: { 'content-type': type },
          body: '{}',
        });
        expectRefusal(answer, 415, type);
      }
    },
  );
  test.for(withForm.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      expectRefusal(await send(endpoint, { json: {} }), 415, 'JSON for a form');
    },
  );
  test('POST /api/evidence/upload', async () => {
    expectRefusal(
      await server.send('POST', '/api/evidence/upload', { cookie: allowed, json: {} }),
      415,
      'JSON',
    );
  });
});

describe('an invalid path parameter gets 400 or 404, never a 500', () => {
  test.for(withParams.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);
      for (const name of names) {
        for (const value of ODD_PARAMS) {
          const request = { cookie: allowed, ...(endpoint.body ? { json: {} } : {}) };
          const answer = await send(endpoint, request, { [name]: value });
          expect([400, 404], `${name}=${value}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
          expect(answer.headers.get('set-cookie')).toBeNull();
        }
      }
    },
  );
});

describe('a valid request gets the answer of its contract', () => {
  test.for(ALL_ENDPOINTS.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const { params, query, status, isAnonymous, ...request } = await goodExample(endpoint);
      const answer = await send(
        endpoint,
        { ...(isAnonymous ? {} : { cookie: allowed }), ...request },
        params,
        query,
      );
      expect(answer.status, answer.text.slice(0, 300)).toBe(status);
      const promised = endpoint.responses[status as 200];
      expect(promised, `the contract names ${status}`).toBeDefined();
      if (typeof promised === 'object') {
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(v.safeParse(promised, answer.json()).issues).toBeUndefined();
      } else if (promised === 'html') {
        expect(answer.headers.get('content-type')).toContain('text/html');
      } else if (promised === 'redirect') {
        expect(answer.headers.get('location')).toMatch(/^\//u);
      } else {
        expect(answer.text.length).toBeGreaterThan(0);
      }
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

describe('outside the contract', () => {
  test('an unknown call answers 404, a known path with another method 405, both as JSON', async () => {
    expectRefusal(await server.send('GET', '/api/nothing', { cookie: member }), 404, 'unknown');
    expectRefusal(await server.send('GET', '/api/nothing'), 401, 'unknown and not signed in');
    expectRefusal(await server.send('DELETE', '/api/clusters', { cookie: member }), 405, 'wrong method');
    expectRefusal(
      await server.send('PUT', `/api/puzzle/${scene.clusterId}`, { cookie: member }),
      405,
      'wrong method',
    );
  });

  test('every path and method occurs once', () => {
    const names = ALL_ENDPOINTS.map(endpointName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('no example is left of a removed endpoint', () => {
    const names = new Set(ALL_ENDPOINTS.map(endpointName));
    expect(Object.keys(ENDPOINT_EXAMPLES).filter((name) => !names.has(name))).toEqual([]);
  });
});
