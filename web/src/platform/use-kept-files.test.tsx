import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptFiles } from './use-kept-files.ts';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
}));

afterEach(() => {
  cleanup();
  stored.clear();
});

test('what was sent is forgotten also when somebody has left the form meanwhile', async () => {
  const { result, unmount } = renderHook(() => useKeptFiles('form', 'ana'));
  await act(async () => result.current.add([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]));
  const { files, markUploaded, clear } = result.current;
  unmount();
  for (const { id } of files) markUploaded(id, `evidence of ${id}`);
  expect(stored.get('fap:files:form:ana')).toMatchObject(
    files.map(({ id }) => ({ evidenceId: `evidence of ${id}` })),
  );
  clear();
  expect(stored.size).toBe(0);
});
