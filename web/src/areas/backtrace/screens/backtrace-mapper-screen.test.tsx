import type { EntryAnalysis } from '@fap/shared/backtrace/entities.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeCluster, makeUser } from '../../../testing/fixtures.ts';

const PROCESS = 'POST /api/backtrace/process-responses';
const CAPTURE = 'POST /api/backtrace/capture-entry-path';
const OWN = 'GET /api/backtrace/entry-path/cluster-001';
vi.setConfig({ testTimeout: 30_000 });

const about = { forensicPurpose: 'It helps.', dataExtracted: [] };
const QUESTIONS = [
  { id: 'open_recall', question: 'How did it begin?', type: 'text_area', ...about },
  {
    id: 'chat_move',
    question: 'Who moved it?',
    type: 'multiple_choice',
    options: [
      { value: 'they', label: 'They did' },
      { value: 'unknown', label: 'I don’t know' },
    ],
    ...about,
  },
];
const RESULT: EntryAnalysis = {
  clusterId: 'cluster-001',
  version: 1,
  acquisitionVector: 'PAID_AD',
  vectorReasons: [{ vector: 'PAID_AD', label: 'Through an advertisement', reason: 'An ad came first.' }],
  timelinePattern: { duration: 'Not enough data', reason: 'It is not known.' },
  psychologicalProfile: {
    vulnerabilityExploited: 'Not enough data',
    primaryTrigger: 'Urgency',
    vulnerabilityReason: 'Nothing says it.',
    triggerReason: 'Your own words show it.',
  },
  preventionOpportunities: [],
  path: [{ step: 'The first ask', answer: null }],
  proposedPieces: [
    { layer: 4, layerName: 'First contact and lure', content: 'An ad', reason: 'Your answers tell of it.' },
  ],
};

type Store = typeof import('../../../platform/store.ts');
type SessionAtom = ReturnType<typeof import('../../../platform/session.ts').currentUser.atomFor>;
/** The screen needs a signed-in user. */
function SignedIn({ store, user, Screen }: { store: Store; user: SessionAtom; Screen: ComponentType }) {
  return store.useAtomValue(user).data ? <Screen /> : null;
}

async function open(more: Record<string, FakeAnswer | (() => FakeAnswer)> = {}) {
  vi.resetModules();
  const calls = fakeApi({
    'GET /api/auth/user': { body: makeUser() },
    'GET /api/clusters': { body: [makeCluster()] },
    'GET /api/backtrace/entry-questions': { body: QUESTIONS },
    'GET /api/backtrace/funnel/cluster-001': {
      body: {
        clusterId: 'cluster-001',
        total: null,
        minimum: 5,
        vectors: [{ vector: 'PAID_AD', label: 'Through an advertisement', count: null }],
      },
    },
    [OWN]: { body: { entryPath: null } },
    [PROCESS]: { body: RESULT },
    ...more,
  });
  const { renderApp } = await import('../../../testing/render-app.tsx');
  const { currentUser } = await import('../../../platform/session.ts');
  const store = await import('../../../platform/store.ts');
  const { toastAtom } = await import('../../../platform/toast-store.ts');
  const { BacktraceMapperScreen } = await import('./backtrace-mapper-screen.tsx');
  renderApp(<SignedIn store={store} user={currentUser.atomFor()} Screen={BacktraceMapperScreen} />);
  await screen.findByRole('heading', { level: 2 });
  return {
    user: userEvent.setup(),
    sent: (route: string) => calls.filter((call) => call.route === route),
    toasted: (title: string, description: string) =>
      waitFor(() => expect(store.appStore.get(toastAtom)).toMatchObject({ title, description })),
  };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function chooseCluster(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('Which scam was it?'));
  await user.click(await screen.findByRole('option', { name: /Crypto Recovery Ring Alpha/u }));
}
async function answerAll(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox'), 'An ad');
  await user.click(button('Next'));
  await user.click(screen.getByRole('radio', { name: 'They did' }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Backtrace Funnel Mapper', () => {
  it('needs an answer for Next, keeps answers on Previous, and needs a cluster to complete', async () => {
    const { user, sent, toasted } = await open();
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
    await answerAll(user);
    await user.click(button('Previous'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('An ad');
    await user.click(button('Next'));
    await user.click(button('Complete Analysis'));
    await toasted('Cluster Required', 'Please select a cluster to analyze');
    expect(sent(PROCESS)).toHaveLength(0);
    await chooseCluster(user);
    await user.click(button('Complete Analysis'));
    await toasted('Backtrace Analysis Complete', 'Successfully mapped scam origin and funnel pathway');
    expect(sent(PROCESS)[0]?.body).toMatchObject({
      clusterId: 'cluster-001',
      responses: [
        { questionId: 'open_recall', answer: 'An ad', timestamp: expect.stringMatching(/Z$/u) },
        { questionId: 'chat_move', answer: 'they' },
      ],
    });
    expect(await screen.findByText('Through an advertisement', { selector: '.font-semibold' })).toBeTruthy();
    expect(screen.getByText('PAID_AD', { selector: 'code' })).toBeTruthy();
    await user.click(button('Start New Analysis'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect(button('Previous').disabled).toBe(true);
  });

  it('accepts "I don’t know" as an answer, and keeps answers over a reload', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^I don’t know/u }));
    await user.click(button('Next'));
    cleanup();
    await open();
    expect(screen.getByText(/^We kept your answers/u)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Who moved it?' })).toBeTruthy();
    await user.click(button('Previous'));
    expect(screen.getByRole('button', { name: /^I don’t know/u }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the answers when the analysis fails, and shows defaults for missing parts', async () => {
    let answer: FakeAnswer = { status: 500, body: 'boom' };
    const { user, toasted } = await open({ [PROCESS]: () => answer });
    await answerAll(user);
    await chooseCluster(user);
    await user.click(button('Complete Analysis'));
    await toasted('Analysis Failed', 'Unable to process responses. Please try again.');
    const { acquisitionVector: _, timelinePattern: __, ...rest } = RESULT;
    answer = { body: rest };
    await user.click(button('Complete Analysis'));
    expect(await screen.findByText('SEO_TRAP')).toBeTruthy();
    expect(screen.getByText('2-3 days')).toBeTruthy();
    expect(screen.getAllByText(/not a finding/u)).toHaveLength(2);
  });

  it('stores the path only with consent, and deletes it on request', async () => {
    let kept: object | null = null;
    const path = {
      clusterId: 'cluster-001',
      acquisitionVector: 'PAID_AD',
      capturedAt: '2026-03-02T09:00:00Z',
    };
    const { user, sent, toasted } = await open({
      [OWN]: () => ({ body: { entryPath: kept } }),
      [CAPTURE]: () => {
        kept = path;
        return { status: 201, body: path };
      },
      'DELETE /api/backtrace/entry-path/cluster-001': () => {
        kept = null;
        return { body: { revoked: true } };
      },
    });
    await answerAll(user);
    await chooseCluster(user);
    await user.click(button('Complete Analysis'));
    await screen.findByText('PAID_AD');
    expect(button('Capture entry path').disabled).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Capture entry path'));
    await toasted(
      'Entry Path Captured',
      'It now counts in this cluster’s funnel. You can delete it at any time.',
    );
    expect(sent(CAPTURE)[0]?.body).toMatchObject({ clusterId: 'cluster-001', consent: true });
    await user.click(await screen.findByRole('button', { name: 'Delete my path' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete my path' })).toBeNull());
  });

  it('prefills the puzzle’s form without sending, and keeps the text already there', async () => {
    const key = 'fap:draft:piece:cluster-001:4:user-1';
    localStorage.setItem(key, JSON.stringify({ content: 'Mine', type: 'text', confidence: '80' }));
    const { user, sent } = await open();
    await answerAll(user);
    await chooseCluster(user);
    await user.click(button('Complete Analysis'));
    await user.click(await screen.findByRole('button', { name: 'Open the form for layer 4' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      content: 'Mine\nAn ad',
      type: 'text',
      confidence: '80',
    });
    expect(sent('POST /api/puzzle/contribute')).toHaveLength(0);
  });
});
