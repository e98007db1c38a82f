import { SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../../platform/session.ts';
import { appStore, useAtomValue } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { analysisHistory } from '../interrogator/data.ts';
import { makeAnalysis, makeHistoryEntry } from '../testing/analysis-fixtures.ts';
import { AiInterrogatorScreen } from './ai-interrogator-screen.tsx';

const ANALYZE = 'POST /api/ai/analyze';
const HISTORY = 'GET /api/ai/analyses';
const TEXT = 'Pay gift cards today';

/** The screen needs a signed-in user. */
function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <AiInterrogatorScreen /> : null;
}

async function open(table: Parameters<typeof fakeApi>[0] = {}, path = '/ai-interrogator') {
  const calls = fakeApi({
    'GET /api/auth/user': { body: makeUser() },
    [HISTORY]: { body: { analyses: [], nextCursor: null } },
    [ANALYZE]: { body: makeAnalysis() },
    ...table,
  });
  renderApp(<SignedInScreen />, path);
  await screen.findByRole('heading', { name: 'AI Interrogator' });
  return { user: userEvent.setup(), sent: () => calls.filter(({ route }) => route === ANALYZE) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const run = () => screen.getByRole<HTMLButtonElement>('button', { name: /analyze text|reading it/iu });
const toasted = (title: string) => waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => appStore.set(toastAtom, null));
  vi.unstubAllGlobals();
});

// This test comes first: later tests find the history in the cache, as screens do.
test('a history that fails to load says so, leaves the rest working, and can be retried', async () => {
  let history: FakeAnswer = { status: 503, body: 'away' };
  const { user } = await open({ [HISTORY]: () => history });
  expect(await screen.findByText('We could not load your past checks')).toBeTruthy();
  history = { body: { analyses: [], nextCursor: null } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Only you can see this list/u)).toBeTruthy();
  await user.type(box(), TEXT);
  await user.click(run());
  expect(await screen.findByRole('region', { name: 'Risk of this text' })).toBeTruthy();
});

test('the button is off without text; white space alone is not sent and says why', async () => {
  const { user, sent } = await open();
  expect(run().disabled).toBe(true);
  await user.type(box(), '   ');
  await user.click(run());
  await toasted('No Input');
  expect(appStore.get(toastAtom)).toMatchObject({
    description: 'Please paste some text to analyze.',
    variant: 'destructive',
  });
  expect(sent()).toHaveLength(0);
});

test('a result shows its risk in words and number, why, the marked words and the clusters it resembles', async () => {
  const { user } = await open();
  await user.type(box(), TEXT);
  await user.click(run());
  const panel = within(await screen.findByRole('region', { name: 'Risk of this text' }));
  expect(panel.getByRole('meter', { name: 'Risk score' }).getAttribute('value')).toBe('82');
  expect(panel.getByText('High risk')).toBeTruthy();
  expect(panel.getByText('Government Impersonation')).toBeTruthy();
  const words = panel.getByRole('region', { name: /what stood out/u });
  expect(words.querySelector('mark')?.firstChild?.textContent).toBe('gift cards');
  expect(panel.getByRole('link', { name: 'Fee Desk' }).getAttribute('href')).toBe('/puzzle/cluster-007');
  expect(panel.getByText('86% alike')).toBeTruthy();
  expect(panel.getByText('A sender you can check by a number you know')).toBeTruthy();
  expect(document.activeElement).toBe(panel.getByRole('heading', { level: 2 }));
});

test.for([
  [71, 'destructive'],
  [70, 'success'],
] as const)('a risk score of %i is announced as %s', async ([riskScore, variant]) => {
  const { user } = await open({ [ANALYZE]: { body: makeAnalysis({ riskScore }) } });
  await user.type(box(), TEXT);
  await user.click(run());
  await toasted('Analysis Complete');
  expect(appStore.get(toastAtom)).toMatchObject({
    description: expect.stringContaining('Risk level: High'),
    variant,
  });
});

test('too little text is named as the reason, without a risk level', async () => {
  const none = makeAnalysis({ hasEnoughText: false, riskScore: 0, threatLevel: 'UNKNOWN', confidence: 0 });
  const { user } = await open({ [ANALYZE]: { body: none } });
  await user.type(box(), 'Hi');
  await user.click(run());
  const panel = within(await screen.findByRole('region', { name: 'Risk of this text' }));
  expect(panel.getByText('Not enough text to say.')).toBeTruthy();
  expect(panel.queryByRole('meter')).toBeNull();
  expect(panel.queryByText(/LOW/u)).toBeNull();
});

test('a text in another language is named as the reason, with the reported indicators in it', async () => {
  const none = makeAnalysis({
    ...{ hasEnoughText: false, notUnderstood: 'language', riskScore: 0, confidence: 0 },
    ...{ threatLevel: 'MEDIUM', reported: ['colis-frais[.]example'] },
  });
  const { user } = await open({ [ANALYZE]: { body: none } });
  await user.type(box(), 'Votre colis est en attente');
  await user.click(run());
  const panel = within(await screen.findByRole('region', { name: 'Risk of this text' }));
  expect(panel.getByText('We can’t judge this text: it isn’t in English.')).toBeTruthy();
  expect(panel.getByText('Medium risk')).toBeTruthy();
  expect(panel.getByText(/colis-frais\[\.\]example/u)).toBeTruthy();
  expect(panel.queryByRole('meter')).toBeNull();
});

test('a failure says so, keeps the text over a reload, and can be tried again', async () => {
  let answer: FakeAnswer = { status: 500, body: 'boom' };
  const { user, sent } = await open({ [ANALYZE]: () => answer });
  await user.type(box(), TEXT);
  await user.click(run());
  await toasted('Analysis Failed');
  expect(appStore.get(toastAtom)).toMatchObject({
    description: 'Failed to analyze text. Please try again.',
    variant: 'destructive',
  });
  answer = { body: makeAnalysis() };
  await user.click(run());
  await screen.findByRole('region', { name: 'Risk of this text' });
  expect(sent()).toHaveLength(2);
  cleanup();
  await open();
  expect(box().value).toBe(TEXT);
});

test('past analyses are listed page by page and open again', async () => {
  const earlier = makeHistoryEntry();
  const { user } = await open({
    [HISTORY]: { body: { analyses: [earlier], nextCursor: 'analysis-0' } },
    [`${HISTORY}?cursor=analysis-0`]: {
      body: {
        analyses: [makeHistoryEntry({ analysisId: 'analysis-00', excerpt: 'Your parcel is held' })],
        nextCursor: null,
      },
    },
    [`${HISTORY}/analysis-0`]: {
      body: { ...makeAnalysis({ analysisId: 'analysis-0', spans: [] }), text: 'See you on Sunday, love' },
    },
  });
  await act(() => analysisHistory.refresh({ query: {} }));
  await user.click(await screen.findByRole('button', { name: 'Show older checks' }));
  expect(await screen.findByRole('button', { name: /Your parcel is held/u })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older checks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /See you on Sunday/u }));
  expect(await screen.findByText('See you on Sunday, love')).toBeTruthy();
});

test('a missing result and a result that fails to load have different messages', async () => {
  await open({}, '/ai-interrogator?result=analysis-9');
  expect(await screen.findByText('We can’t find this result')).toBeTruthy();
  cleanup();
  await open(
    { [`${HISTORY}/analysis-8`]: { status: 503, body: 'away' } },
    '/ai-interrogator?result=analysis-8',
  );
  expect(await screen.findByText('We could not load this result')).toBeTruthy();
});

test('a result of another version is judged again on request; the current one is not', async () => {
  const kept = { ...makeAnalysis({ analysisId: 'analysis-old', modelVersion: 'text-0' }), text: TEXT };
  const again = { ...kept, analysisId: 'analysis-new', modelVersion: SHIPPED_MODEL.version };
  const { user } = await open(
    {
      'GET /api/ai/analyses/analysis-old': { body: kept },
      'POST /api/ai/analyses/analysis-old/again': { body: again },
    },
    '/ai-interrogator?result=analysis-old',
  );
  const panel = await screen.findByRole('region', { name: 'Risk of this text' });
  expect(panel.textContent).toContain('Judged by version text-0.');
  expect(within(panel).getByRole('link', { name: 'How it judges' }).getAttribute('href')).toBe(
    '/how-it-judges',
  );
  await user.click(within(panel).getByRole('button', { name: 'Judge again' }));
  await toasted('Judged again');
  const renewed = screen.getByRole('region', { name: 'Risk of this text' });
  expect(renewed.textContent).toContain(`Judged by version ${SHIPPED_MODEL.version}.`);
  expect(within(renewed).queryByRole('button', { name: 'Judge again' })).toBeNull();
});
