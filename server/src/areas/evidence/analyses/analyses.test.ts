import {
  type AiAnalysis,
  type AnalysisHistoryPage,
  CLUSTER_MATCHES,
  EMPTY_PASTE_MESSAGE,
  type KeptAnalysis,
} from '@fap/shared/evidence/ai-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/schema/platform.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { ageVerdict, OLD_VERSION } from '../testing/age-verdict.ts';

const DEMAND =
  'Your account is locked. Pay the $900 fee in gift cards today and tell nobody, or you will be arrested.';

let server: TestServer;
let owner: TestAccount;
let cookie: string;
let analyst: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
  analyst = await server.signIn(await makeAccount(server.world, 'analyst', 'admin'));
});
afterAll(() => server.stop());

const paste = (text: unknown, as = cookie) =>
  server.send('POST', '/api/ai/analyze', { cookie: as, json: { text } });
const analyzed = async (text: string, as = cookie) => {
  const answer = await paste(text, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<AiAnalysis>();
};
const history = async (as: string, cursor?: string | null) =>
  (
    await server.send('GET', `/api/ai/analyses${cursor ? `?cursor=${cursor}` : ''}`, { cookie: as })
  ).json<AnalysisHistoryPage>();

describe('a pasted text', () => {
  test('gets its risk, and every mark points at the words it names', async () => {
    const analysis = await analyzed(`${DEMAND} See https://www.pay-now-example.com/fee`);
    expect(analysis).toMatchObject({ threatLevel: 'HIGH', hasEnoughText: true });
    expect(analysis.riskScore).toBeGreaterThanOrEqual(70);
    expect(analysis.scamType).not.toBeNull();
    expect(analysis.patterns.length).toBeGreaterThan(1);
    expect(analysis.recommendation).toContain(analysis.recommendations[0]);
    const kept = await server.send('GET', `/api/ai/analyses/${analysis.analysisId}`, { cookie });
    const { text, ...again } = kept.json<KeptAnalysis>();
    expect(again).toEqual(analysis);
    const marked = analysis.spans.map(({ start, end }) => text.slice(start, end).toLowerCase());
    expect(marked.join(' | ')).toContain('gift card');
    expect(analysis.indicators.map(({ defanged }) => defanged).join(' ')).toContain('[.]');
  });

  test('of too few words gets no verdict, and says so instead of "no risk"', async () => {
    expect(await analyzed('Hello there')).toMatchObject({ hasEnoughText: false, confidence: 0 });
  });

  test('in another language is not called low risk, and matches with reports still raise its level', async () => {
    const words = 'Votre colis est en attente, payez les frais de livraison ici :';
    expect(await analyzed(`${words} https://colis-nouveau.example/a`)).toMatchObject({
      ...{ threatLevel: 'UNKNOWN', notUnderstood: 'language', reported: [] },
    });
    const { submission } = await makeCluster(server.world);
    const domain = /https:\/\/([^/]+)/u.exec(submission.evidence)?.[1] ?? '';
    const known = await analyzed(`${words} https://${domain}/a`);
    expect(known).toMatchObject({ threatLevel: 'MEDIUM', notUnderstood: 'language' });
    expect(known.reported).toEqual([domain.replace('.example', '[.]example')]);
    expect(known.recommendation).toContain('people reported here');
  });

  test('is refused with the sentence of the specification when there is nothing in it', async () => {
    for (const text of ['', ' \n\t', undefined, null]) {
      const answer = await paste(text);
      expect([answer.status, answer.json().message], JSON.stringify(text)).toEqual([
        400,
        EMPTY_PASTE_MESSAGE,
      ]);
    }
    expect((await paste('x'.repeat(50_001))).status).toBe(400);
  });
});

describe('the clusters it resembles', () => {
  test('name the same party, with their real similarity and the shared indicators', async () => {
    const { clusterId, clusterName, submission } = await makeCluster(server.world);
    const domain = /https:\/\/([^/]+)/u.exec(submission.evidence)?.[1] ?? '';
    const { clusterMatches } = await analyzed(`They want a fee today, at https://${domain}/again`);
    expect(clusterMatches).toHaveLength(1);
    expect(clusterMatches[0]).toMatchObject({ id: clusterId, name: clusterName });
    // One domain with other words: worth a look, and no more.
    expect(clusterMatches[0]?.similarity).toBeGreaterThanOrEqual(60);
    expect(clusterMatches[0]?.similarity).toBeLessThan(85);
    expect(clusterMatches[0]?.shared).toEqual([domain.replace('.example', '[.]example')]);
    const same = await analyzed(`${submission.description}\n${submission.evidence}`);
    // Every layer that has data is the same.
    expect(same.clusterMatches[0]?.similarity).toBeCloseTo(100, 10);
  });

  test('are the best five when there are more', async () => {
    const many = await Promise.all(
      Array.from({ length: CLUSTER_MATCHES + 2 }, () => makeCluster(server.world)),
    );
    const text = many.map(({ submission }) => submission.evidence).join('\n');
    const { clusterMatches } = await analyzed(text);
    expect(clusterMatches).toHaveLength(CLUSTER_MATCHES);
    const similarities = clusterMatches.map(({ similarity }) => similarity);
    expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
  });

  test('are none for a text nobody else has', async () => {
    expect((await analyzed('The garden needs water every evening in summer.')).clusterMatches).toEqual([]);
  });

  test('are not found by indicators that the writer calls their own', async () => {
    const { submission } = await makeCluster(server.world);
    const domain = /https:\/\/([^/]+)/u.exec(submission.evidence)?.[1] ?? '';
    expect((await analyzed(`This is my website ${domain} they asked about.`)).clusterMatches).toEqual([]);
  });
});

describe('the history', () => {
  test('is page after page of one’s own, newest first, none twice and none lost', async () => {
    const reader = await server.signIn(await makeAccount(server.world));
    expect(await history(reader)).toEqual({ analyses: [], nextCursor: null });
    const ids: string[] = [];
    for (let number = 0; number < 45; number += 1) {
      // Some at the same moment: their order must hold over pages too.
      if (number % 3 === 0) server.world.clock.advanceSeconds(1);
      ids.push((await analyzed(`Number ${number}: ${DEMAND}`, reader)).analysisId);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: AnalysisHistoryPage = await history(reader, cursor);
      seen.push(...page.analyses.map(({ analysisId }) => analysisId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const [newest] = (await history(reader)).analyses;
    expect(newest?.excerpt).toMatch(/^Number 4[234]: Your account is locked/u);
  });

  test('shows only the beginning of a long text', async () => {
    const { analysisId } = await analyzed(`  ${'💶 pay\n\nnow '.repeat(200)}`);
    const entry = (await history(cookie)).analyses.find((one) => one.analysisId === analysisId);
    expect(entry?.excerpt).toMatch(/^💶 pay now 💶.*…$/u);
    expect([...(entry?.excerpt ?? '')].length).toBeLessThanOrEqual(121);
  });

  test('and each analysis in it exist for nobody else, whatever their role', async () => {
    const { analysisId } = await analyzed(DEMAND);
    expect((await server.send('GET', `/api/ai/analyses/${analysisId}`, { cookie: analyst })).status).toBe(
      404,
    );
    const asCursor = await server.send('GET', `/api/ai/analyses?cursor=${analysisId}`, { cookie: analyst });
    expect(asCursor.status).toBe(400);
    expect(JSON.stringify(await history(analyst))).not.toContain(analysisId);
  });

  test('leaves the text out of the audit trail', async () => {
    const mark = server.world.name('secret');
    const { analysisId } = await analyzed(`${DEMAND} ${mark}`);
    const rows = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, analysisId));
    expect(rows).toMatchObject([{ action: 'analysis.made', actorId: owner.id }]);
    expect(JSON.stringify(rows)).not.toContain(mark);
  });
});

describe('judging again', () => {
  const again = (id: string, as = cookie) =>
    server.send('POST', `/api/ai/analyses/${id}/again`, { cookie: as });

  test('makes a new verdict by the current version, leaves the earlier one as it was, and is in the audit trail', async () => {
    const first = await analyzed(`${DEMAND} Number again.`);
    await ageVerdict(server.world, first.analysisId);
    const second = (await again(first.analysisId)).json<KeptAnalysis>();
    expect(second).toMatchObject({ text: `${DEMAND} Number again.`, modelVersion: first.modelVersion });
    expect(second.analysisId).not.toBe(first.analysisId);
    const kept = await server.send('GET', `/api/ai/analyses/${first.analysisId}`, { cookie });
    expect(kept.json<KeptAnalysis>()).toMatchObject({
      modelVersion: OLD_VERSION,
      riskScore: first.riskScore,
    });
    const rows = await server.world.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.entityId, second.analysisId));
    expect(rows).toMatchObject([
      {
        action: 'analysis.made-again',
        actorId: owner.id,
        before: { analysisId: first.analysisId, modelVersion: OLD_VERSION },
        after: { modelVersion: second.modelVersion },
      },
    ]);
  });

  test('is refused for a verdict of the current version, and for one of somebody else', async () => {
    const { analysisId } = await analyzed(DEMAND);
    expect((await again(analysisId)).status).toBe(409);
    await ageVerdict(server.world, analysisId);
    expect((await again(analysisId, analyst)).status).toBe(404);
  });
});
