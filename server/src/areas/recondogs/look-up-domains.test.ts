import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpDomains, NO_REGISTRIES } from './look-up-domains.ts';

const asked: string[] = [];
let registry: Server;
let rdapUrl: string;

const KNOWN = {
  objectClassName: 'domain',
  events: [{ eventAction: 'registration', eventDate: '2026-02-20T08:00:00Z' }],
  status: ['client hold'],
  nameservers: [{ ldhName: 'NS1.HOST.EXAMPLE' }, { ldhName: '<b>' }],
  entities: [
    { roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Ottiline Quarrelstone']]] },
    { roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', 'Cheap Names Ltd']]] },
  ],
};

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(request.url ?? '');
    const domain = request.url?.split('/').at(-1);
    if (domain === 'gone.example') return response.writeHead(404).end('{}');
    if (domain === 'broken.example') return response.end('<html>');
    if (domain === 'moved.example')
      return response.writeHead(302, { location: '/domain/known.example' }).end();
    if (domain === 'busy.example') return response.writeHead(429).end();
    if (domain === 'bare.example') return response.end('{"events":"none","nameservers":7}');
    return response.end(JSON.stringify(KNOWN));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  rdapUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
});
afterAll(() => registry.close());

const ask = (domains: readonly string[]) => lookUpDomains(domains, { rdapUrl, allowPrivate: true });

test('without a registry nobody is asked', async () => {
  expect(await lookUpDomains(['known.example'], NO_REGISTRIES)).toBeNull();
  expect(asked).toEqual([]);
});

test('says when and by whom a domain was registered, and never who owns it', async () => {
  const found = await ask(['known.example', 'moved.example', 'bare.example']);
  expect(found?.registrations[0]).toEqual({
    domain: 'known.example',
    registeredOn: '2026-02-20',
    registrar: 'Cheap Names Ltd',
    nameServers: ['ns1.host.example'],
    isOnHold: true,
  });
  expect(found?.registrations[1]).toMatchObject({ domain: 'moved.example', registeredOn: '2026-02-20' });
  expect(found?.registrations[2]).toMatchObject({ registeredOn: null, registrar: null, nameServers: [] });
  expect(JSON.stringify(found)).not.toContain('Quarrelstone');
});

test('counts honestly what got no answer, is unknown, or was too much', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `site${index}.example`);
  expect(await ask(['gone.example', 'broken.example', 'busy.example'])).toEqual({
    registrations: [],
    unknown: ['gone.example'],
    failed: 2,
    left: 0,
  });
  const found = await ask(many);
  expect(found).toMatchObject({ failed: 0, left: 5 });
  expect(found?.registrations.map(({ domain }) => domain)).toEqual(many.slice(0, 20));
});

test('a registry inside our own network is not asked in live mode', async () => {
  const before = asked.length;
  expect(await lookUpDomains(['known.example'], { rdapUrl, allowPrivate: false })).toMatchObject({
    failed: 1,
  });
  expect(asked).toHaveLength(before);
});
