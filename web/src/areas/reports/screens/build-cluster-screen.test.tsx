import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../../platform/session.ts';
import { appStore, useAtomValue } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type FakeAnswer, type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { BuildClusterScreen } from './build-cluster-screen.tsx';

vi.mock('idb-keyval', () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

const CREATE = 'POST /api/clusters';
const CREATED: FakeAnswer = {
  status: 201,
  body: {
    reportId: 'report-042',
    clusterId: 'cluster-042',
    clusterName: 'Funds Back',
    joined: false,
    matchedElements: [],
    clusterChainId: 'x',
    xpAwarded: 50,
  },
};

/** The screen needs a signed-in user. */
function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <BuildClusterScreen /> : null;
}

async function open(create: FakeAnswer | ((call: FakeCall) => FakeAnswer) = CREATED) {
  const calls = fakeApi({ 'GET /api/auth/user': { body: makeUser() }, [CREATE]: create });
  renderApp(<SignedInScreen />, '/build-cluster');
  await screen.findByRole('heading', { name: 'Build a Cluster' });
  return { user: userEvent.setup(), sent: () => calls.filter((call) => call.route === CREATE) };
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit report' }));
const scamName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Scam name' });

async function fillIn(user: UserEvent) {
  await user.type(scamName(), 'Funds Back');
  await user.selectOptions(screen.getByRole('combobox', { name: /kind of scam/ }), 'Crypto Recovery');
  await user.type(screen.getByRole('textbox', { name: /describe/i }), 'They asked for a release fee.');
  await user.selectOptions(screen.getByRole('combobox', { name: /contact/ }), 'Email');
  await user.type(screen.getByLabelText(/date/i), '2026-03-01');
  await next(user);
  await next(user);
  await next(user);
  await user.type(screen.getByRole('textbox', { name: /personas/i }), 'Agent Miller');
  await next(user);
  await user.click(screen.getByRole('checkbox', { name: /consent to vault/ }));
}

describe('Build a Cluster', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    act(() => appStore.set(toastAtom, null));
    vi.unstubAllGlobals();
  });

  it('all steps can be visited without filling anything in; submit needs consent', async () => {
    const { user } = await open();
    for (const title of ['Evidence Upload', 'Financial Impact', 'Personas', 'Vault Consent']) {
      await next(user);
      expect(screen.getByRole('heading', { level: 2, name: title })).toBe(document.activeElement);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit report' }).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /consent to vault/ }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit report' }).disabled).toBe(false);
  });

  it('says what is missing in a step as soon as it is left, and leads there', async () => {
    const { user } = await open();
    const note = () => screen.getAllByRole('status').map((one) => one.textContent);
    expect(note().join('')).not.toContain('missing');
    await next(user);
    expect(note().join('')).toContain(
      '5 things are still missing in other steps. You can add them at any time',
    );
    const first = screen.getByRole('button', { name: /Scam Details.*\(not complete\)/u });
    expect(first).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Date is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/date/i));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    await user.type(screen.getByLabelText(/date/i), '2026-03-01');
    expect(document.activeElement?.hasAttribute('aria-invalid')).toBe(false);
    for (let step = 1; step < 5; step++) await next(user);
    expect(note().join('')).toContain('5 things are still missing in other steps before you can submit.');
    expect(screen.queryByRole('button', { name: 'Date is required' })).toBeNull();
  });

  it('does not send an invalid report; lists the errors and links to the fields', async () => {
    const { user, sent } = await open();
    for (let step = 1; step < 5; step++) await next(user);
    await user.click(screen.getByRole('checkbox', { name: /consent to vault/ }));
    await submit(user);
    expect(screen.getByRole('alert')).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Scam name must be at least 3 characters' }));
    expect(document.activeElement).toBe(scamName());
    expect(scamName().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toHaveLength(0);
  });

  it('keeps what was typed over a reload', async () => {
    const { user } = await open();
    await user.type(scamName(), 'Draft of mine');
    cleanup();
    await open();
    expect(scamName().value).toBe('Draft of mine');
  });

  it('gives an edited report a new key when the first attempt had arrived, and says so', async () => {
    let answer: FakeAnswer = { status: 409, body: { message: 'sent before', code: 'CONFLICT' } };
    const { user, sent } = await open(() => answer);
    await fillIn(user);
    await submit(user);
    await waitFor(() =>
      expect(appStore.get(toastAtom)).toMatchObject({
        title: 'Submission Failed',
        description: expect.stringContaining('arrived before you changed it'),
      }),
    );
    answer = { status: 500, body: 'boom' };
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map((call) => (call.body as { idempotencyKey: string }).idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('puts care first after sending: the clock of the way of paying, then the cluster, then the points', async () => {
    const { user, sent } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Financial Impact/ }));
    await user.selectOptions(screen.getByLabelText(/^How did you pay/), 'wire_international');
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
    const local = new Date(anHourAgo.getTime() - anHourAgo.getTimezoneOffset() * 60_000).toISOString();
    await user.type(screen.getByLabelText(/^When was the newest payment/), local.slice(0, 10));
    await user.type(screen.getByLabelText(/^At what time/), local.slice(11, 16));
    await user.selectOptions(screen.getByLabelText(/still write, call or threaten/), 'Yes');
    await user.selectOptions(screen.getByLabelText(/^How old are you/), '60 or over');
    await user.click(screen.getByRole('button', { name: /Vault Consent/ }));
    await submit(user);
    const care = await screen.findByRole('region', { name: /take care of yourself/ });
    expect(care).toBe(document.activeElement);
    expect(care.textContent).toMatch(/7[01] hours left/);
    for (const words of ['Don’t answer, and pay nothing more', '833-372-8311'])
      expect(care.textContent).toContain(words);
    const cluster = screen.getByRole('region', { name: 'Your report starts a new cluster' });
    expect(care.compareDocumentPosition(cluster)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(care.textContent).not.toContain('XP');
    expect(cluster.textContent).toMatch(/\+50 Victim XP\.$/);
    // What the advice depends on is kept with the report, and forgotten with the draft.
    expect(sent()[0]?.body).toMatchObject({
      care: {
        rail: 'wire_international',
        paidAt: expect.stringMatching(/:00\.000Z$/u),
        goesOn: true,
        ageBand: '60-plus',
      },
    });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/wire|60-plus/);
  });

  it('keeps everything after a failure and sends the retry with the same key', async () => {
    let answer: FakeAnswer = { status: 500, body: 'boom' };
    const { user, sent } = await open(() => answer);
    await fillIn(user);
    await submit(user);
    await waitFor(() =>
      expect(appStore.get(toastAtom)).toMatchObject({
        title: 'Submission Failed',
        description: 'Failed to create cluster. Please try again.',
        variant: 'destructive',
      }),
    );
    answer = CREATED;
    await submit(user);
    await screen.findByText(/\+50 Victim XP/);
    const keys = sent().map((call) => (call.body as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('confirms a sent report, resets the form to step 1, and gives the next report a new key', async () => {
    const { user, sent } = await open();
    await fillIn(user);
    await submit(user);
    await screen.findByText(/\+50 Victim XP/);
    expect(appStore.get(toastAtom)).toMatchObject({
      title: 'Puzzle Added to Cluster',
      description:
        'You are now part of cluster cluster-042. You added no files, so the vault holds nothing from this report.',
    });
    expect(scamName().value).toBe('');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/clusters', '/vault', '/puzzle/cluster-042']));
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map((call) => (call.body as { idempotencyKey: string }).idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('stays on its last step while it is being sent: what is changed then would be lost', async () => {
    const { user } = await open();
    await fillIn(user);
    let answer = () => {};
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return fetch(...args);
    });
    await submit(user);
    await screen.findByText('Sending your report…');
    await user.click(screen.getByRole('button', { name: /Scam Details/u }));
    expect(screen.getByRole('heading', { level: 2, name: 'Vault Consent' })).toBeTruthy();
    vi.stubGlobal('fetch', fetch);
    await act(async () => answer());
    expect(await screen.findByText(/starts a new cluster/u)).toBeTruthy();
  });

  it('says beside the button that nothing was sent, for as long as that is so', async () => {
    let answer: FakeAnswer = { status: 503, body: { message: 'Down' } };
    const { user } = await open(() => answer);
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Your report has not been sent.')).toBeTruthy();
    answer = CREATED;
    await submit(user);
    expect(await screen.findByText(/starts a new cluster/u)).toBeTruthy();
    expect(screen.queryByText('Your report has not been sent.')).toBeNull();
  });

  it('does not mention XP when the report earned none', async () => {
    const { user } = await open({ status: 201, body: { ...(CREATED.body as object), xpAwarded: 0 } });
    await fillIn(user);
    await submit(user);
    await screen.findByText(/Your report starts a new cluster/);
    expect(screen.queryByText(/XP/)).toBeNull();
  });

  it('asks who wrote the pasted text; sharing the reporter’s own sentences is a separate box, off by default', async () => {
    const { user, sent } = await open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ evidenceAuthor: 'mixed', consentWords: false });

    await fillIn(user);
    const words = () => screen.getByRole('checkbox', { name: /my own sentences/ });
    expect(words().matches(':checked')).toBe(false);
    await user.click(words());
    await user.click(screen.getByRole('button', { name: /Evidence Upload/ }));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Anything else/ }), 'Pay the fee today');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /mixed/ }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: /They did/ }));
    await user.click(screen.getByRole('button', { name: /Vault Consent/ }));
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ evidenceAuthor: 'other-side', consentWords: true });
  });

  it('opens an older draft without these fields with their defaults', async () => {
    localStorage.setItem(
      `fap:draft:build-cluster:${makeUser().id}`,
      JSON.stringify({ scamName: 'Draft of mine', evidence: 'Pay the fee today' }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Evidence Upload/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /mixed/ }).checked).toBe(true);
  });
});
