import type { SimilarityResult } from '@fap/shared/matching/contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { UploadRequest } from '../../../platform/upload.ts';
import { fakeApi } from '../../../testing/fake-api.ts';

const uploads = vi.hoisted((): UploadRequest[] => []);
vi.mock('../../../platform/upload.ts', () => ({
  uploadFile: async (_: unknown, request: UploadRequest) => {
    uploads.push(request);
    return { evidenceId: 'evidence-1' };
  },
}));

const RESULT: SimilarityResult = {
  intercepted: true,
  matches: ['cluster-001', 'cluster-002'].map((id) => ({
    cluster: { id, name: `Ring ${id}`, description: 'Asks for a release fee' },
    score: 90,
    joinsByItself: true,
    contributorCount: 3,
    matchedElements: [],
  })),
  similarityScores: [],
  recommendation: { action: 'join', message: 'It names the same party.' },
};
const THERE = 'Your evidence is in this cluster.';

/** Opens the results with a server that puts every upload into one cluster. */
async function open(keptIn: string) {
  vi.resetModules();
  uploads.length = 0;
  fakeApi({ 'GET /api/evidence/evidence-1': { body: { id: 'evidence-1', clusterId: keptIn } } });
  const { renderApp } = await import('../../../testing/render-app.tsx');
  const { appStore } = await import('../../../platform/store.ts');
  const { toastAtom } = await import('../../../platform/toast-store.ts');
  const { EMPTY_SUBMISSION } = await import('./data.ts');
  const { MatchResults } = await import('./match-results.tsx');
  const submission = { ...EMPTY_SUBMISSION, scriptText: 'Pay the release fee' };
  const nothing = () => {};
  renderApp(<MatchResults result={RESULT} submission={submission} onClear={nothing} onCreate={nothing} />);
  const user = userEvent.setup();
  return {
    join: async () => {
      for (const button of screen.getAllByRole('button', { name: 'Join Cluster' })) await user.click(button);
    },
    toasted: () => appStore.get(toastAtom),
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that the evidence is in a cluster only if the server put it there', async () => {
  const { join, toasted } = await open('cluster-001');
  await join();
  expect(await screen.findAllByText(THERE)).toHaveLength(1);
  await waitFor(() => expect(toasted()).toMatchObject({ title: 'Not joined', variant: 'destructive' }));
  expect(screen.getAllByRole('button', { name: 'Join Cluster' })).toHaveLength(1);
});

it('uploads the same words for two clusters as two evidence items', async () => {
  const { join } = await open('cluster-001');
  await join();
  await waitFor(() => expect(uploads).toHaveLength(2));
  const texts = await Promise.all(uploads.map(({ file }) => file.text()));
  for (const text of texts) expect(text).toContain('Script: Pay the release fee');
  expect(new Set(texts).size).toBe(2);
  expect(uploads.map(({ fields }) => fields)).toEqual([
    { clusterId: 'cluster-001' },
    { clusterId: 'cluster-002' },
  ]);
});
