import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeCluster, makeUser } from '../../../testing/fixtures.ts';
import { makeNode, makeOperation, makeRun, makeStatus, makeUnit } from '../testing/status-fixtures.ts';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const STATUS = 'GET /api/recondogs/status/cluster-001';
const TRIGGER = 'POST /api/admin/recondogs/trigger';
/** Time limit of a test: each imports the screen again, the first with a cold module cache. */
vi.setConfig({ testTimeout: 30_000 });

const ADMIN: Capability[] = ['recondogs.deploy', 'dossier.read'];

interface Setting {
  capabilities?: Capability[];
  status?: () => FakeAnswer;
  more?: Record<string, FakeAnswer | (() => FakeAnswer)>;
  path?: string;
}

type Store = typeof import('../../../platform/store.ts');
type SessionAtom = ReturnType<typeof import('../../../platform/session.ts').currentUser.atomFor>;

/** The screen needs a signed-in user. */
function SignedIn({ store, user, Screen }: { store: Store; user: SessionAtom; Screen: ComponentType }) {
  return store.useAtomValue(user).data ? <Screen /> : null;
}

/** Opens the screen with an empty cache. */
async function open({ capabilities = ADMIN, status, more = {}, path = '/recondogs-control' }: Setting = {}) {
  vi.resetModules();
  const calls = fakeApi({
    'GET /api/auth/user': { body: makeUser({ capabilities }) },
    'GET /api/clusters': { body: [makeCluster(), makeCluster({ id: 'cluster-002', name: 'Second Ring' })] },
    [STATUS]: () => status?.() ?? { body: makeStatus() },
    ...more,
  });
  const { renderApp } = await import('../../../testing/render-app.tsx');
  const { currentUser } = await import('../../../platform/session.ts');
  const store = await import('../../../platform/store.ts');
  const { toastAtom } = await import('../../../platform/toast-store.ts');
  const { RecondogsControlScreen } = await import('./recondogs-control-screen.tsx');
  renderApp(<SignedIn store={store} user={currentUser.atomFor()} Screen={RecondogsControlScreen} />, path);
  await screen.findByRole('heading', { name: 'ReconDogs Control Panel' });
  return {
    user: userEvent.setup(),
    sent: (route: string) => calls.filter((call) => call.route === route),
    toasted: (title: string, description: string) =>
      waitFor(() => expect(store.appStore.get(toastAtom)).toMatchObject({ title, description })),
  };
}

const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const unitRow = async (name: RegExp) => {
  const row = (await screen.findByRole('checkbox', { name })).closest('li');
  if (!row) throw new Error(`${name} is in no list`);
  return within(row);
};
const send = (fact: object) => {
  act(() => fakeSocket.arrive('recondogs:operation', { topic: 'recondogs', ...fact }));
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('ReconDogs Control Panel', () => {
  it('shows that it is loading, then the twenty units and the echo nodes', async () => {
    await open({
      status: () => ({ body: makeStatus({ nodes: [makeNode({ state: 'late', lagMs: 1234 })] }) }),
    });
    expect(screen.getByText('Loading ReconDogs Control Panel')).toBeTruthy();
    expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
    expect((await unitRow(/^Meta Miner/u)).getByText('Ready')).toBeTruthy();
    expect((await unitRow(/^Compliance Checker/u)).getByText('Ready')).toBeTruthy();
    const nodes = within(screen.getByRole('region', { name: 'Global Echo Nodes' }));
    for (const text of ['node-a', 'Late', '1,234 ms', '7', '2']) expect(nodes.getByText(text)).toBeTruthy();
    expect(screen.getByText('No unit has been sent to this cluster yet.')).toBeTruthy();
  });

  it('requires a selection to trigger, then sends the keys with the priority and clears the selection', async () => {
    const { user, sent, toasted } = await open({
      more: { [TRIGGER]: { status: 202, body: makeOperation() } },
    });
    const box = await screen.findByRole('checkbox', { name: /^API Auditor/u });
    expect(button(/^Trigger selected/u).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(/^Trigger selected/u));
    await toasted('No ReconDogs Selected', 'Please select at least one ReconDog to trigger');
    expect(sent(TRIGGER)).toHaveLength(0);

    await user.click(box);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'high');
    const reads = sent(STATUS).length;
    await user.click(button('Trigger selected (1)'));
    await toasted('ReconDogs Triggered', '1 ReconDogs triggered with high priority');
    expect(sent(TRIGGER)[0]?.body).toEqual({
      clusterId: 'cluster-001',
      reconDogTargets: ['apiauditor'],
      priority: 'high',
    });
    await waitFor(() => expect(sent(STATUS).length).toBeGreaterThan(reads));
    expect(box.matches(':checked')).toBe(false);
  });

  it('keeps the selection when a trigger fails', async () => {
    const { user, toasted } = await open({ more: { [TRIGGER]: { status: 500, body: 'boom' } } });
    await user.click(await screen.findByRole('checkbox', { name: /^Legal Eagle/u }));
    await user.click(button('Trigger selected (1)'));
    await toasted('Trigger Failed', 'Failed to trigger ReconDogs. Please try again.');
    expect(button('Trigger selected (1)').disabled).toBe(false);
  });

  it('updates a unit with each fact, then fetches its findings with the cited exhibits', async () => {
    const findings = [
      {
        title: 'domain broker[.]example',
        detail: 'Named twice.',
        citations: [{ exhibit: 'Report 3', start: 9, end: 20 }],
      },
      { title: 'domain other[.]example', detail: 'Named once.', citations: [{ exhibit: 'Report 4' }] },
    ];
    const at = (status: 'queued' | 'partial') =>
      makeStatus({
        availableReconDogs: [
          makeUnit('networkninja', {
            status: status === 'queued' ? 'queued' : 'ready',
            lastRun: makeRun({
              status,
              reason: 'The network was not asked',
              findings: status === 'queued' ? [] : findings,
            }),
          }),
        ],
        operations: [makeOperation({ units: 1 })],
      });
    let body = at('queued');
    const { user } = await open({ status: () => ({ body }) });
    const row = await unitRow(/^Network Ninja/u);
    expect(row.getByText('Queued')).toBeTruthy();
    const run = { operationId: 'operation-1', clusterId: 'cluster-001', unit: 'networkninja' };
    send({ ...run, status: 'running', progress: 0 });
    expect(row.getByText('Running')).toBeTruthy();
    body = at('partial');
    send({ ...run, status: 'partial', progress: 100, finding: findings[0] });
    expect(row.getByText('Examined in part')).toBeTruthy();
    expect(screen.getByText(/^100% done/u)).toBeTruthy();
    await user.click(await row.findByRole('button', { name: /^2 findings/u }));
    expect(row.getByText('Report 3, characters 10–20', { exact: false })).toBeTruthy();
    expect(row.getByText(/The network was not asked/u)).toBeTruthy();
  });

  it('cancels a running operation', async () => {
    const cancel = 'POST /api/recondogs/operations/operation-1/cancel';
    const { user, sent, toasted } = await open({
      status: () => ({ body: makeStatus({ operations: [makeOperation({ progress: 40 })] }) }),
      more: { [cancel]: { body: { ...makeOperation(), runs: [] } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await toasted('Operation cancelled', 'We stopped the units that hadn’t finished.');
    expect(sent(cancel)).toHaveLength(1);
  });

  it('says that a dossier could not be generated', async () => {
    const { user, toasted } = await open({
      more: { 'GET /api/leo/dossier/cluster-001': { status: 503, body: { message: 'Away' } } },
    });
    await user.click(button('Generate LEO dossier'));
    await toasted('Dossier Generation Failed', 'Failed to generate law enforcement dossier.');
    expect(screen.queryByRole('link', { name: 'Open the dossier' })).toBeNull();
  });

  it('shows the score of a dossier, or that there is none', async () => {
    const { user, toasted } = await open({ more: { 'GET /api/leo/dossier/cluster-001': { body: {} } } });
    await user.click(button('Generate LEO dossier'));
    await toasted('LEO Dossier Generated', 'Law enforcement dossier ready. Strike Score: N/A/100');
    const link = screen.getByRole('link', { name: 'Open the dossier' });
    expect(link.getAttribute('href')).toBe('/dossier/cluster-001');
  });

  it('lets users without the capability to deploy only watch', async () => {
    await open({ capabilities: [] });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
    for (const name of [/^Deploy all/u, /^Trigger selected/u, /dossier/u])
      expect(button(name).disabled).toBe(true);
    expect(screen.getByText(/^Only admins can deploy units/u)).toBeTruthy();
  });

  it('takes the target from the URL and says when there is no such cluster', async () => {
    const { user, sent } = await open({ path: '/recondogs-control?cluster=nowhere' });
    expect(await screen.findByText('We can’t find cluster nowhere')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Target cluster' }));
    await user.click(await screen.findByRole('option', { name: /Crypto Recovery Ring Alpha/u }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
    expect(sent(STATUS)).toHaveLength(1);
  });

  it('targets the most active cluster when there is no cluster-001', async () => {
    const lively = makeCluster({ id: 'cluster-7', name: 'Lively Ring' });
    await open({
      more: {
        'GET /api/clusters': { body: [lively] },
        [STATUS]: { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } },
        'GET /api/recondogs/status/cluster-7': { body: makeStatus() },
      },
    });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
    expect(screen.getByRole('combobox', { name: 'Target cluster' })).toHaveProperty('value', 'Lively Ring');
  });

  it('searches targets on the server, and keeps the target when nothing is chosen', async () => {
    const { user, sent } = await open({
      more: {
        'GET /api/clusters?limit=20&q=harbour': {
          body: [makeCluster({ id: 'cluster-40000', name: 'Harbour Desk' })],
        },
        'GET /api/clusters?limit=20&q=nothing': { body: [] },
        'GET /api/recondogs/status/cluster-40000': { body: makeStatus() },
      },
    });
    const target = screen.getByRole('combobox', { name: 'Target cluster' });
    await waitFor(() => expect(target).toHaveProperty('value', 'Crypto Recovery Ring Alpha'));
    await user.clear(target);
    await user.type(target, 'nothing');
    expect(await screen.findByText('Nothing found. Try fewer words.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(target).toHaveProperty('value', 'Crypto Recovery Ring Alpha');
    await user.clear(target);
    await user.type(target, 'harbour');
    await screen.findByRole('option', { name: /Harbour Desk/u });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(target).toHaveProperty('value', 'Harbour Desk'));
    await waitFor(() => expect(sent('GET /api/recondogs/status/cluster-40000')).toHaveLength(1));
  });

  it('shows older operations on request, each once, with the newest from the status', async () => {
    const operationsTo = (last: number, part = {}) =>
      Array.from({ length: last }, (_, index) =>
        makeOperation({ operationId: `operation-${index}`, units: index + 1, endedAt: 'over', ...part }),
      );
    const OPERATIONS = 'GET /api/recondogs/operations/cluster-001';
    let answer: FakeAnswer = { status: 500, body: 'boom' };
    const { user, sent } = await open({
      status: () => ({ body: makeStatus({ operations: operationsTo(5, { progress: 70 }) }) }),
      more: { [OPERATIONS]: () => answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^We could not load more operations/u)).toBeTruthy();
    answer = { body: operationsTo(7).map((operation) => ({ ...operation, runs: [] })) };
    await user.click(button('Show more'));
    expect(await screen.findByText('7 units, medium priority')).toBeTruthy();
    expect(screen.getAllByText(/units?, medium priority$/u)).toHaveLength(7);
    expect(screen.getAllByText(/^70% done/u)).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent(`${OPERATIONS}?limit=20`).length).toBeGreaterThan(0);
  });

  it('offers to retry when the first fetch fails, and keeps the status when a later one fails', async () => {
    let answer: FakeAnswer = { status: 500, body: 'boom' };
    const { user } = await open({ status: () => answer });
    expect(await screen.findByText('We could not load the units')).toBeTruthy();
    answer = { body: makeStatus() };
    await user.click(button('Try again'));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
    answer = { status: 500, body: 'boom' };
    send({ operationId: 'o', clusterId: 'cluster-001', unit: 'legaleagle', status: 'queued', progress: 0 });
    expect(await screen.findByText(/^We could not refresh this page/u)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  });
});
