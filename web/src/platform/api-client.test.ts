import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { custodyContract } from '@fap/shared/custody/contract.ts';
import { detectionContract } from '@fap/shared/detection/contract.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { api, apiLines, apiPage, urlOf } from './api-client.ts';
import { ApiError } from './api-error.ts';

const ANALYZE = 'POST /api/evidence/analyze-text';

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('not refused with an ApiError');
  return error;
}

describe('api', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('throws an error with the status, a colon and the body text as its message', async () => {
    fakeApi({ [ANALYZE]: { status: 500, body: 'engine is down' } });
    const error = await failureOf(api(evidenceContract.analyzeText, { body: { text: 'x' } }));
    expect(error.message).toBe('500: engine is down');
    expect(error.status).toBe(500);
  });

  it('uses the status text when the body is empty', async () => {
    fakeApi({ [ANALYZE]: { status: 500, statusText: 'Internal Server Error' } });
    const error = await failureOf(api(evidenceContract.analyzeText, { body: { text: 'x' } }));
    expect(error.message).toBe('500: Internal Server Error');
  });

  it('gives code, issues, data and reason of a JSON error', async () => {
    const body = {
      message: 'The request is not valid',
      code: 'INVALID',
      issues: [{ path: 'text', message: 'Please enter text to analyze' }],
      data: { limit: 3 },
    };
    fakeApi({ [ANALYZE]: { status: 400, body } });
    const error = await failureOf(api(evidenceContract.analyzeText, { body: { text: '' } }));
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
    expect(error).toMatchObject({
      code: 'INVALID',
      issues: body.issues,
      data: { limit: 3 },
      reason: body.message,
    });
  });

  it('sends a body as JSON text with its content type, and credentials', async () => {
    const calls = fakeApi({ [ANALYZE]: { body: {} } });
    await api(evidenceContract.analyzeText, { body: { text: 'hello' } });
    expect(calls[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(calls[0]?.init.body).toBe('{"text":"hello"}');
    expect(calls[0]?.init.credentials).toBe('include');
  });

  it('sends neither body nor content type without a body', async () => {
    const calls = fakeApi({
      'POST /api/detection/run-scan': { body: {} },
      'GET /api/clusters': { body: [] },
    });
    await api(detectionContract.runScan);
    await api(clustersContract.list);
    for (const call of calls) {
      expect(call.init.headers).toBeUndefined();
      expect(call.init.body).toBeUndefined();
    }
  });

  it('gives the JSON of a successful answer', async () => {
    fakeApi({ 'GET /api/clusters': { body: [{ id: 'a' }] } });
    expect(await api(clustersContract.list)).toEqual([{ id: 'a' }]);
  });
});

describe('urlOf', () => {
  it('fills in and escapes parameters', () => {
    expect(urlOf({ path: '/api/puzzle/:clusterId/x/:id' }, { params: { clusterId: 'a/b', id: 7 } })).toBe(
      '/api/puzzle/a%2Fb/x/7',
    );
  });

  it('leaves out unset query values', () => {
    expect(urlOf({ path: '/api/x' }, { query: { q: 'a b', cursor: undefined, status: null } })).toBe(
      '/api/x?q=a+b',
    );
  });

  it('throws when a parameter is missing', () => {
    expect(() => urlOf({ path: '/api/x/:id' })).toThrow('needs id');
  });
});

describe('a page of a list', () => {
  it('takes next cursor and total from the headers', async () => {
    const answer = (headers: Record<string, string>) =>
      vi.stubGlobal('fetch', async () => Response.json([{ id: 'a' }], { headers }));
    answer({ link: '</api/clusters?limit=1&cursor=abc-_1>; rel="next"', 'x-total-count': '156' });
    expect(await apiPage(clustersContract.list, { query: { limit: '1' } })).toEqual({
      answer: [{ id: 'a' }],
      nextCursor: 'abc-_1',
      total: 156,
    });
    answer({});
    expect(await apiPage(clustersContract.list, {})).toEqual({
      answer: [{ id: 'a' }],
      nextCursor: null,
      total: null,
    });
  });

  it('takes the next cursor from the answer', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ entries: [], nextCursor: 'abc' }));
    expect(await apiPage(vaultContract.entries, {})).toMatchObject({ nextCursor: 'abc', total: null });
    vi.stubGlobal('fetch', async () => Response.json({ entries: [], nextCursor: null }));
    expect(await apiPage(vaultContract.entries, {})).toMatchObject({ nextCursor: null });
  });
});

describe('lines of progress', () => {
  afterEach(() => vi.unstubAllGlobals());
  const lines = async () => {
    const all: unknown[] = [];
    for await (const line of apiLines(custodyContract.chainVerify, { body: {} })) all.push(line);
    return all;
  };
  const answerWith = (parts: string[], type: string) => {
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
  };

  it('arrive one by one, wherever the network cut them', async () => {
    answerWith(['{"a":', '1}\n{"b"', ':2}\n'], 'application/x-ndjson');
    expect(await lines()).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('a plain answer is one line', async () => {
    answerWith(['{"isValid":true}'], 'application/json');
    expect(await lines()).toEqual([{ result: { isValid: true } }]);
  });
});
