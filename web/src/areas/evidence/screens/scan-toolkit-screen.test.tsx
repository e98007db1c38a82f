import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { hashFile } from '../../../platform/hash-file.ts';
import { currentUser } from '../../../platform/session.ts';
import { appStore, useAtomValue } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type UploadRequest, uploadFile } from '../../../platform/upload.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  makeEvidence,
  makeReading,
  makeTextAnalysis,
  makeUploadResult,
  SHA256,
} from '../testing/reading-fixtures.ts';
import { ScanToolkitScreen } from './scan-toolkit-screen.tsx';

// This environment has neither workers nor uploads with progress.
vi.mock('../../../platform/hash-file.ts', () => ({ hashFile: vi.fn() }));
vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.mock('../../../platform/upload.ts', () => ({ uploadFile: vi.fn() }));

const READING = 'GET /api/evidence/evidence-1/reading';
const LETTER = new File(['Pay gift cards today'], 'letter.pdf', { type: 'application/pdf' });

/** The screen needs a signed-in user. */
function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <ScanToolkitScreen /> : null;
}

async function open(table: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ 'GET /api/auth/user': { body: makeUser() }, ...table });
  const view = renderApp(<SignedInScreen />, '/scan-toolkit');
  await screen.findByRole('heading', { name: 'User Scan Toolkit' });
  return { user: userEvent.setup(), view };
}

async function uploadLetter(table: Parameters<typeof fakeApi>[0] = {}) {
  const { user } = await open(table);
  await user.upload(screen.getByLabelText(/choose a file/iu), LETTER);
  await user.click(screen.getByRole('button', { name: 'Upload Evidence' }));
}

const sent = (): UploadRequest => {
  const [call] = vi.mocked(uploadFile).mock.calls;
  if (!call) throw new Error('nothing was uploaded');
  return call[1];
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(hashFile).mockReset().mockResolvedValue(SHA256);
  vi.mocked(uploadFile).mockReset().mockResolvedValue(makeUploadResult());
});
afterEach(() => {
  cleanup();
  act(() => appStore.set(toastAtom, null));
  vi.unstubAllGlobals();
});

test('a text shows its verdict, what would change it and a second opinion when there is one', async () => {
  const analysis = makeTextAnalysis({ enrichment: { from: 'Outside', summary: 'Looks like a tax scam.' } });
  const { user } = await open({ 'POST /api/evidence/analyze-text': { body: analysis } });
  await user.type(screen.getByRole('textbox'), 'Pay gift cards today');
  await user.click(screen.getByRole('button', { name: 'Analyze Text' }));
  const panel = within(await screen.findByRole('region', { name: 'Your result' }));
  expect(await panel.findByText('High risk')).toBeTruthy();
  expect(panel.getByText('A sender you can check')).toBeTruthy();
  expect(panel.getByText('Looks like a tax scam.')).toBeTruthy();
  expect(panel.getByText(/From Outside/u)).toBeTruthy();
});

test('a text that is not analysed says why in words, not with the answer as it came', async () => {
  const message = 'Too many checks. Please wait a minute.';
  const { user } = await open({
    'POST /api/evidence/analyze-text': { status: 429, body: { message, code: 'RATE_LIMITED' } },
  });
  await user.type(screen.getByRole('textbox'), 'Pay gift cards today');
  await user.click(screen.getByRole('button', { name: 'Analyze Text' }));
  await waitFor(() =>
    expect(appStore.get(toastAtom)).toMatchObject({ title: 'Scan Failed', description: message }),
  );
});

test('too little text is no verdict', async () => {
  const analysis = makeTextAnalysis();
  const none = { ...analysis.aiAnalysis, scamProbability: null, scamType: null, reasons: [] };
  const { user } = await open({
    'POST /api/evidence/analyze-text': {
      body: { ...analysis, riskLevel: 'UNKNOWN', confidenceScore: 0, aiAnalysis: none },
    },
  });
  await user.type(screen.getByRole('textbox'), 'Hi');
  await user.click(screen.getByRole('button', { name: 'Analyze Text' }));
  expect(await screen.findByText('Not enough text to say.')).toBeTruthy();
  expect(screen.queryByText(/UNKNOWN/u)).toBeNull();
});

test('an upload sends the SHA-256, shows that it matches, and links to the exhibit', async () => {
  await uploadLetter();
  expect(await screen.findByText(/^Matching/u)).toBeTruthy();
  expect(sent().fields).toEqual({ sha256: SHA256 });
  expect(screen.getByRole('link', { name: 'Open this exhibit' }).getAttribute('href')).toBe(
    '/evidence/evidence-1',
  );
});

test('an upload whose bytes changed on the way is shown as not matching', async () => {
  vi.mocked(hashFile).mockResolvedValue('cd'.repeat(32));
  await uploadLetter();
  expect(await screen.findByText(/^Not matching/u)).toBeTruthy();
});

test('a browser that cannot compute the SHA-256 still uploads, and the result says so', async () => {
  vi.mocked(hashFile).mockRejectedValue(new Error('no worker'));
  await uploadLetter();
  expect(await screen.findByText(/could not compute it/u)).toBeTruthy();
  expect(sent().fields).toEqual({});
});

test('a refusal shows the server’s words and keeps the file for another try', async () => {
  const refusal = JSON.stringify({
    message: 'This file is not what its name says (.pdf)',
    code: 'WRONG_TYPE',
  });
  vi.mocked(uploadFile).mockRejectedValue(new ApiError(415, 'Unsupported', refusal));
  await uploadLetter();
  expect((await screen.findByRole('alert')).textContent).toBe('This file is not what its name says (.pdf)');
  expect(appStore.get(toastAtom)).toMatchObject({
    title: 'Upload Failed',
    description: 'This file is not what its name says (.pdf)',
  });
  expect(screen.getByRole('button', { name: 'Remove letter.pdf' })).toBeTruthy();
});

test('a file that is still being read shows its reading as soon as it ends', async () => {
  vi.mocked(uploadFile).mockResolvedValue(
    makeUploadResult({ aiAnalysis: null, confidenceScore: null, recommendations: [] }),
  );
  let reading = makeReading({ evidence: makeEvidence({ state: 'reading' }), text: null, analysis: null });
  await uploadLetter({ [READING]: () => ({ body: reading }) });
  expect(await screen.findByText('We’re reading the file.')).toBeTruthy();
  reading = makeReading();
  const fact = { topic: 'evidence:evidence-1', evidenceId: 'evidence-1', state: 'read' };
  await waitFor(() => expect(fakeSocket.watched).toContain(fact.topic));
  act(() => fakeSocket.arrive('evidence:read', fact));
  await waitFor(() => expect(screen.getByText('High risk')).toBeTruthy());
  expect(screen.queryByText('We’re reading the file.')).toBeNull();
});

test('an unreadable file says why', async () => {
  vi.mocked(uploadFile).mockResolvedValue(
    makeUploadResult({ evidenceId: 'evidence-3', aiAnalysis: null, confidenceScore: null }),
  );
  const evidence = makeEvidence({ state: 'unreadable', unreadableReason: 'The PDF ends too early.' });
  await uploadLetter({
    'GET /api/evidence/evidence-3/reading': { body: makeReading({ evidence, text: null, analysis: null }) },
  });
  expect(await screen.findByText(/The PDF ends too early\./u)).toBeTruthy();
});

test('a text that we cannot judge is not announced as analysed with a confidence', async () => {
  const { aiAnalysis, ...others } = makeTextAnalysis();
  const unjudged = { ...aiAnalysis, scamProbability: null, notUnderstood: 'language' };
  const body = { ...others, riskLevel: 'UNKNOWN', confidenceScore: 0, reported: [], aiAnalysis: unjudged };
  const { user } = await open({ 'POST /api/evidence/analyze-text': { body } });
  await user.type(screen.getByRole('textbox'), 'Pague hoy');
  await user.click(screen.getByRole('button', { name: 'Analyze Text' }));
  await screen.findByRole('region', { name: 'Your result' });
  expect(appStore.get(toastAtom)?.description).toBe('Risk level unknown: we can only judge texts in English');
});
