import type { AuditEntry } from '@fap/shared/administration/contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/write/context.ts';
import { openCustodyLog } from '../../platform/write/custody-log.ts';
import { type AuditRecord, recordAudit, transact } from '../../platform/write/transact.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
let analyst: TestAccount;
/** What a test records: found again by its id. */
let thing: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world, 'admin'));
  analyst = await makeAccount(server.world, 'analyst');
});
afterAll(() => server.stop());
beforeEach(() => {
  thing = server.world.name('thing');
});

const record = (
  entry: Partial<AuditRecord> = {},
  ctx: Ctx = { ...server.world.ctx, actor: PLATFORM_ACTOR },
) =>
  transact(ctx, ctx.actor.isPlatform ? 'platform' : 'report.submit', async (tx) => {
    const { clusterId } = entry;
    if (clusterId) await openCustodyLog(tx, { id: clusterId, kind: 'cluster', name: clusterId });
    await recordAudit(tx, { action: 'test.done', entityType: 'test', entityId: thing, ...entry });
  });
const list = async (query: string) =>
  (await server.send('GET', `/api/admin/audit?${query}`, { cookie })).json<AuditEntry[]>();

describe('the audit trail', () => {
  it('is found by the thing, its cluster, the beginning of the action, and who did it', async () => {
    await record();
    await record({ entityId: 'other', clusterId: thing });
    await record({ action: 'other.done' }, actAs(server.world, analyst));
    expect((await list(`entity=${thing}`)).map(({ action }) => action)).toEqual([
      'other.done',
      'test.done',
      'test.done',
    ]);
    expect(await list(`entity=${thing}&action=other.`)).toMatchObject([
      { actor: { id: analyst.id, name: analyst.displayName } },
    ]);
    for (const actor of [analyst.id, analyst.email, analyst.displayName.toUpperCase()])
      expect(await list(`entity=${thing}&actor=${encodeURIComponent(actor)}`)).toHaveLength(1);
    expect(await list(`entity=${thing}&actor=platform`)).toHaveLength(2);
    expect(await list(`entity=${thing}&actor=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await list(`entity=${thing}&action=%25`)).toEqual([]);
  });

  it('is cut by days, both of which count', async () => {
    await record();
    const day = (offset: number) =>
      new Date(server.world.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await list(`entity=${thing}&from=${day(0)}&to=${day(0)}`)).toHaveLength(1);
    expect(await list(`entity=${thing}&from=${day(1)}`)).toEqual([]);
    expect(await list(`entity=${thing}&to=${day(-1)}`)).toEqual([]);
    expect((await server.send('GET', '/api/admin/audit?from=yesterday', { cookie })).status).toBe(400);
  });

  it('comes in pages, newest first, each entry once', async () => {
    for (let i = 0; i < 7; i += 1) await record({ after: { i } });
    const seen: AuditEntry[] = [];
    let next: string | undefined = `/api/admin/audit?entity=${thing}&limit=3`;
    while (next) {
      const answer = await server.send('GET', next, { cookie });
      seen.push(...answer.json<AuditEntry[]>());
      next = /^<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen.map(({ after }) => (after as { i: number }).i)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('is exported whole, as cells that no spreadsheet runs, and the export is recorded', async () => {
    for (let i = 0; i < 501; i += 1) await record({ action: i === 0 ? '=cmd()' : 'test.done', after: { i } });
    const answer = await server.send('GET', `/api/exports/audit?entity=${thing}`, { cookie });
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/u,
    );
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(502);
    expect(lines.at(-1)).toContain(`"'=cmd()"`);
    expect(await list('action=table.exported')).toMatchObject([
      { entityId: 'audit', after: { format: 'csv', filters: { entity: thing } } },
    ]);
  });

  it('is for admins only', async () => {
    const own = await server.signIn(analyst);
    for (const path of ['/api/admin/audit', '/api/exports/audit'])
      expect((await server.send('GET', path, { cookie: own })).status).toBe(403);
  });
});
