import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appStore } from '../../../platform/store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { adopt, answerCall, beginCall, finishCall, ownCallAtom, sendCall } from './own-call.ts';

const CALL = { id: 'call-1', startedAt: '2026-03-01T10:00:00.000Z', answers: null };

beforeEach(() => localStorage.clear());
afterEach(() => {
  appStore.set(ownCallAtom, null);
  vi.unstubAllGlobals();
});

const ownCall = () => appStore.get(ownCallAtom) ?? expect.fail('no call');

test('answers about a call outlive a reload of the page, and end with the call', async () => {
  fakeApi({
    'POST /api/elder/phone-call': { body: CALL },
    'DELETE /api/elder/phone-call': { body: { endedAt: null } },
  });
  beginCall();
  answerCall(ownCall(), 'asksForMoney', true);
  await sendCall();
  answerCall(ownCall(), 'asksForSecrecy', false);
  await sendCall();
  appStore.set(ownCallAtom, null);
  expect(adopt(CALL).answers).toEqual({ asksForMoney: true, asksForSecrecy: false });
  expect(adopt({ ...CALL, id: 'call-2' }).answers).toEqual({});

  appStore.set(ownCallAtom, adopt(CALL));
  finishCall(ownCall());
  await sendCall();
  expect(adopt(CALL).answers).toEqual({});
});
