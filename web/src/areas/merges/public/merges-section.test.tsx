import type { Capability } from '@fap/shared/auth/capabilities.ts';
import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import type { MemberReport, MergeProposal } from '@fap/shared/merges/contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeCluster, makeUser } from '../../../testing/fixtures.ts';
import { makeDetail } from '../../command-room/testing/detail-fixtures.ts';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const DETAIL = 'GET /api/clusters/cluster-001';
const CHANGES = 'GET /api/clusters/cluster-001/changes';
const REPORTS = 'GET /api/clusters/cluster-001/reports';
const PROPOSALS = 'GET /api/clusters/merge-proposals';
const MERGE = 'POST /api/clusters/cluster-001/merge';
const FAILED: FakeAnswer = { status: 500, body: 'boom' };
const MERGED_ALREADY = 'Crypto Recovery Ring Alpha is merged already';
/** Time limit of a test: each imports the parts again, the first with a cold module cache. */
vi.setConfig({ testTimeout: 30_000 });

const PROPOSAL: MergeProposal = {
  cluster: { id: 'cluster-001', name: 'Crypto Recovery Ring Alpha' },
  into: { id: 'cluster-002', name: 'Second Ring' },
  percent: 70,
  identifiers: ['domain one-desk[.]example'],
};
const makeReport = (number: number): MemberReport => ({
  id: `report-${number}`,
  exhibit: `Report ${number}`,
  cluster: { id: 'cluster-001', name: 'Crypto Recovery Ring Alpha' },
  createdAt: '2026-01-01T00:00:00Z',
  contactMethod: 'email',
  amount: null,
  joinedBy: null,
  canTakeOut: true,
});

interface Setting {
  capabilities?: Capability[];
  detail?: Partial<ClusterDetail>;
  answers?: Record<string, FakeAnswer | (() => FakeAnswer)>;
}

interface PartsProps
  extends Pick<typeof import('../../../platform/store.ts'), 'useAtomValue'>,
    Pick<typeof import('../../command-room/detail/use-live-detail.ts'), 'useLiveDetail'>,
    Pick<typeof import('./merges-section.tsx'), 'MergesSection'>,
    Pick<typeof import('./proposed-merges.tsx'), 'ProposedMerges'> {
  user: ReturnType<typeof import('../../../platform/session.ts').currentUser.atomFor>;
}

/** The parts need a signed-in user. */
function Parts({ user, useAtomValue, useLiveDetail, MergesSection, ProposedMerges }: PartsProps) {
  const { data } = useLiveDetail('cluster-001');
  if (!useAtomValue(user).data || !data) return null;
  return (
    <>
      <h1>{data.name}</h1>
      <ProposedMerges clusterId={data.id} />
      <MergesSection detail={data} />
    </>
  );
}

/** Opens the parts of a cluster's page about merges, with an empty cache. */
async function open({ capabilities = ['cluster.merge'], detail = {}, answers = {} }: Setting = {}) {
  vi.resetModules();
  const calls = fakeApi({
    'GET /api/auth/user': { body: makeUser({ capabilities }) },
    'GET /api/clusters': {
      body: [makeCluster(), makeCluster({ id: 'cluster-002', name: 'Second Ring' })],
    },
    [DETAIL]: { body: makeDetail(detail) },
    [CHANGES]: { body: [] },
    [REPORTS]: { body: [] },
    [PROPOSALS]: { body: [] },
    ...answers,
  });
  const { renderApp } = await import('../../../testing/render-app.tsx');
  const { currentUser } = await import('../../../platform/session.ts');
  const { appStore, useAtomValue } = await import('../../../platform/store.ts');
  const { toastAtom } = await import('../../../platform/toast-store.ts');
  const { useLiveDetail } = await import('../../command-room/detail/use-live-detail.ts');
  const { MergesSection } = await import('./merges-section.tsx');
  const { ProposedMerges } = await import('./proposed-merges.tsx');
  const parts = { useAtomValue, useLiveDetail, MergesSection, ProposedMerges };
  renderApp(<Parts {...parts} user={currentUser.atomFor()} />);
  await screen.findByRole('heading', { level: 1 });
  return {
    user: userEvent.setup(),
    sent: (route: string) =>
      calls.filter((call) => call.route === route || call.route === `${route}?clusterId=cluster-001`).length,
    toasted: (title: string, description: string) =>
      waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title, description })),
  };
}

const retry = async (title: string) => {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error(`${title} is no alert`);
  return within(alert).getByRole('button', { name: 'Try again' });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a failed fetch', () => {
  it.each([
    [REPORTS, 'We could not load the reports', [makeReport(2), makeReport(1)], 'Report 2'],
    [CHANGES, 'We could not load merges and splits', [], 'Merge into'],
    [PROPOSALS, 'We could not load proposed merges', [PROPOSAL], /both name Domain/u],
  ])('of %s says so and can be retried', async (route, title, body, shown) => {
    let answer = FAILED;
    const { user } = await open({ answers: { [route]: () => answer } });
    const button = await retry(title);
    answer = { body };
    await user.click(button);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('of merges and splits is shown to members too', async () => {
    await open({ capabilities: [], answers: { [CHANGES]: FAILED } });
    expect(await retry('We could not load merges and splits')).toBeTruthy();
  });
});

it('shows more proposed merges on request, and says when they fail to load', async () => {
  const further = {
    ...PROPOSAL,
    into: { id: 'cluster-003', name: 'Third Ring' },
    identifiers: ['domain next-page[.]example'],
  };
  const FIRST = `${PROPOSALS}?clusterId=cluster-001`;
  const NEXT = `${FIRST}&cursor=page-2`;
  let next = FAILED;
  const { user, sent } = await open({
    answers: {
      [FIRST]: {
        body: [PROPOSAL],
        headers: { link: `</api/clusters/merge-proposals?clusterId=cluster-001&cursor=page-2>; rel="next"` },
      },
      [NEXT]: () => next,
    },
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(sent(NEXT)).toBe(0);
  await user.click(more);
  expect(await screen.findByText(/We could not load more proposed merges/u)).toBeTruthy();
  next = { body: [PROPOSAL, further] };
  await user.click(more);
  expect(await screen.findByText(/next-page/u)).toBeTruthy();
  expect(screen.getAllByText(/both name/u)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that only analysts can read the reason when the server hides it', async () => {
  const change = {
    id: 'change-1',
    kind: 'merge',
    cluster: { id: 'cluster-001', name: 'Crypto Recovery Ring Alpha' },
    other: { id: 'cluster-002', name: 'Second Ring' },
    reason: null,
    percent: 70,
    madeAt: '2026-01-01T00:00:00Z',
  };
  await open({ capabilities: [], answers: { [CHANGES]: { body: [change] } } });
  expect(await screen.findByText(/Only analysts can read the reason/u)).toBeTruthy();
  expect(screen.queryByText(/“null”/u)).toBeNull();
});

it('shows earlier merges and splits when asked', async () => {
  const change = (id: string, otherName: string) => ({
    id,
    kind: 'merge',
    cluster: { id: 'cluster-001', name: 'Crypto Recovery Ring Alpha' },
    other: { id: 'cluster-002', name: otherName },
    reason: null,
    percent: 70,
    madeAt: '2026-01-01T00:00:00Z',
  });
  const NEXT = `${CHANGES}?cursor=page-2`;
  const { user, sent } = await open({
    capabilities: [],
    answers: {
      [CHANGES]: {
        body: [change('change-2', 'Second Ring')],
        headers: { link: `</api/clusters/cluster-001/changes?cursor=page-2>; rel="next"` },
      },
      [NEXT]: { body: [change('change-1', 'Earliest Ring')] },
    },
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(sent(NEXT)).toBe(0);
  await user.click(more);
  expect(await screen.findByText(/Earliest Ring/u)).toBeTruthy();
  expect(screen.getByText(/Second Ring/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('a change that somebody else made first', () => {
  const CONFLICT: FakeAnswer = { status: 409, body: { message: MERGED_ALREADY, code: 'CONFLICT' } };

  it('shows the server’s message and refetches the page', async () => {
    const { user, sent, toasted } = await open({ answers: { [MERGE]: CONFLICT } });
    await user.type(await screen.findByLabelText('Merge into'), 'cluster-002');
    await user.type(screen.getByLabelText('Reason'), 'The same desk');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await toasted('Not merged', MERGED_ALREADY);
    await waitFor(() => expect([DETAIL, CHANGES, REPORTS, PROPOSALS].map(sent)).not.toContain(1));
  });

  it('does the same for a proposed merge', async () => {
    const { user, sent, toasted } = await open({
      answers: { [PROPOSALS]: { body: [PROPOSAL] }, [MERGE]: CONFLICT },
    });
    await user.click(await screen.findByRole('button', { name: /^Merge Crypto/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The same desk');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await toasted('Not merged', MERGED_ALREADY);
    await waitFor(() => expect(sent(DETAIL)).toBe(2));
  });

  it('differs from another failure, which keeps the typed words', async () => {
    const { user, toasted } = await open({ answers: { [MERGE]: FAILED } });
    await user.type(await screen.findByLabelText('Merge into'), 'cluster-002');
    await user.type(screen.getByLabelText('Reason'), 'The same desk');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await toasted('Not merged', 'We could not merge the clusters. What you typed is still here.');
  });
});

it('says that only the newest reports are shown, unless all are', async () => {
  const NOTE = 'These are the newest 200 reports.';
  const reports = Array.from({ length: 200 }, (_, index) => makeReport(300 - index));
  await open({ answers: { [REPORTS]: { body: reports } } });
  expect(await screen.findByText(NOTE)).toBeTruthy();
  cleanup();
  await open({ answers: { [REPORTS]: { body: reports.slice(0, 2) } } });
  expect(await screen.findByText('Report 300')).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});

it('a fact about the cluster, or about the one it is merged into, refetches the page', async () => {
  const mergedInto = { id: 'cluster-002', name: 'Second Ring' };
  const { sent } = await open({ detail: { mergedInto } });
  for (const [reads, clusterId] of [
    [2, 'cluster-001'],
    [3, 'cluster-002'],
  ] as const) {
    fakeSocket.arrive('chain:activity', {
      topic: 'chain',
      clusterId,
      clusterName: 'One',
      clusterChainId: 'FAP-1-a-b',
      activity: 'cluster-merged',
    });
    await waitFor(() => expect([DETAIL, CHANGES, REPORTS].map(sent)).toEqual([reads, reads, reads]));
  }
});
