import { accountContract } from '@fap/shared/auth/account-contract.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { queryClient } from '../../../platform/query.ts';
import { useRead } from '../../../platform/read.ts';
import { confirmFactor, ownAccount, renewRecoveryCodes } from './data.ts';

const CODES = ['one', 'two'];

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('recovery codes, which are shown only once, do not wait for anything else', async () => {
  let isSlow = false;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') return Response.json({ recoveryCodes: CODES });
    return isSlow ? new Promise(() => {}) : Response.json({ url });
  });
  const { result } = renderHook(() => useRead(ownAccount), { wrapper: Providers });
  await waitFor(() => expect(result.current.data).toEqual({ url: accountContract.get.path }));
  isSlow = true;
  expect(await confirmFactor('123456')).toEqual(CODES);
  expect(await renewRecoveryCodes({ currentPassword: 'secret' })).toEqual(CODES);
});
