import { evidenceFacts } from '@fap/shared/evidence/events.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { queryClient } from '../../platform/query.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import { useReading } from './use-reading.ts';

vi.mock('../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a file that was read while the answer that it is being read was on its way does not wait for ever', async () => {
  const answers: ((state: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((state) => resolve(Response.json({ evidence: { state, blockchainTimestamp: null } })));
      }),
  );
  fakeSocket.seq = 0;
  const { result } = renderHook(() => useReading('e1'), { wrapper: Providers });
  await waitFor(() => expect(answers).toHaveLength(1));
  const fact = { topic: 'evidence:e1', evidenceId: 'e1', state: 'read' };
  act(() => fakeSocket.arrive(evidenceFacts.read.name, fact));
  await act(async () => answers[0]?.('reading'));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.('read'));
  await waitFor(() => expect(result.current.data?.evidence.state).toBe('read'));
});
