import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeCluster } from '../../../testing/fixtures.ts';
import { makePlaybook } from '../testing/playbook-fixtures.ts';

const DETONATE = 'POST /api/analysis/detonate-playbook';
vi.setConfig({ testTimeout: 30_000 });

const shownBy = {
  n: 2,
  exhibits: ['Report 1', 'Report 4'],
  quotes: [{ exhibit: 'Report 4', text: 'Do not worry.' }],
  why: 'The objection comes before the reply.',
};
const PLAYBOOK = makePlaybook({
  confidence: 44,
  evidence: { reports: 6, reportsWithWords: 5, turns: 9, labelledTurns: 8, isCut: false },
  objectionHandling: [
    { trigger: 'Asks for proof', response: 'Reassures', successRate: null, asks: null, ...shownBy },
    { trigger: 'Refuses', response: 'Flatters', successRate: 60, asks: 5, ...shownBy },
  ],
});

async function open(answer: FakeAnswer | (() => FakeAnswer), path = '/playbook-detonator') {
  vi.resetModules();
  const calls = fakeApi({
    'GET /api/clusters': { body: [makeCluster()] },
    [DETONATE]: () => (typeof answer === 'function' ? answer() : answer),
  });
  const { renderApp } = await import('../../../testing/render-app.tsx');
  const { appStore } = await import('../../../platform/store.ts');
  const { toastAtom } = await import('../../../platform/toast-store.ts');
  const { PlaybookDetonatorScreen } = await import('./playbook-detonator-screen.tsx');
  renderApp(<PlaybookDetonatorScreen />, path);
  return {
    user: userEvent.setup(),
    sent: () => calls.filter(({ route }) => route === DETONATE),
    toasted: () => appStore.get(toastAtom),
  };
}
const detonate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Detonate Playbook' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

vi.mock('../../../platform/live-socket.ts', async () => ({
  liveSocket: await import('../../../testing/fake-socket.ts').then(
    ({ fakeSocket }) =>
      () =>
        fakeSocket,
  ),
}));

describe('Playbook Detonator', () => {
  it('is made again when a reporter takes words back, and not for other clusters', async () => {
    const { sent } = await open({ body: PLAYBOOK }, '/playbook-detonator?cluster=cluster-001');
    await screen.findByText('44%');
    const { fakeSocket } = await import('../../../testing/fake-socket.ts');
    const tell = (clusterId: string) =>
      act(() => fakeSocket.arrive('clusters:reworded', { topic: 'clusters', clusterId }));
    tell('cluster-002');
    expect(sent()).toHaveLength(1);
    tell('cluster-001');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('asks for a cluster, shows its name, then the figures with reasons and quotes', async () => {
    const { user, sent } = await open({ body: PLAYBOOK });
    expect(detonate().disabled).toBe(true);
    expect(screen.getByText('No playbook yet')).toBeTruthy();
    await user.type(screen.getByLabelText('Cluster ID'), ' cluster-001 ');
    expect(await screen.findByText('Crypto Recovery Ring Alpha', { selector: 'p' })).toBeTruthy();
    await user.click(detonate());
    expect(await screen.findByText('44%')).toBeTruthy();
    expect(sent()[0]?.body).toEqual({ clusterId: 'cluster-001' });
    await user.click(screen.getByRole('tab', { name: 'Objections' }));
    const [few, enough] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(few?.textContent).toContain('Not enough data: fewer than 5 asks');
    expect(few?.textContent).toContain('“Do not worry.”');
    expect(few?.textContent).toContain('Exhibits: Report 1, Report 4');
    expect(enough?.textContent).toContain('60% of 5 asks');
  });

  it('says on every tab where there is not enough data, and that the marks of the method are not findings', async () => {
    const { user } = await open({ body: makePlaybook() }, '/playbook-detonator?cluster=cluster-001');
    expect(await screen.findByText('Not enough data')).toBeTruthy();
    expect(screen.getByText(/^Court readiness: 0 of \d checks passed/u)).toBeTruthy();
    for (const tab of ['Entry Scripts', 'Objections', 'Pressure', 'Decision Trees']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(screen.getAllByText(/^Not enough data\./u).length, tab).toBeGreaterThan(0);
    }
    await user.click(screen.getByRole('tab', { name: 'Pressure' }));
    expect(screen.getByText('Given up at: 85% resistance score')).toBeTruthy();
    expect(screen.getByText(/They are not findings/u)).toBeTruthy();
  });

  it('shows a failure below the form instead of a toast', async () => {
    let answer: FakeAnswer = { status: 500, body: 'boom' };
    const { user, toasted } = await open(() => answer, '/playbook-detonator?cluster=cluster-001');
    expect(await screen.findByText(/^We got no playbook back/u)).toBeTruthy();
    expect(toasted()).toBeNull();
    answer = { status: 404, body: { message: 'There is no such cluster', code: 'NOT_FOUND' } };
    await user.click(detonate());
    expect(await screen.findByText(/^We can’t find cluster cluster-001/u)).toBeTruthy();
    answer = { body: PLAYBOOK };
    await user.click(detonate());
    expect(await screen.findByText('44%')).toBeTruthy();
  });
});
