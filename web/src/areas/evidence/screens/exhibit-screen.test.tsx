import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEvidence, makeReading, makeTextAnalysis, SHA256 } from '../testing/reading-fixtures.ts';
import { ExhibitScreen } from './exhibit-screen.tsx';

vi.mock('../../../platform/socket.ts', () => ({ liveSocket: () => fakeSocket }));

// An exhibit of its own for each: what was read of another stays in the cache, as it does in the app.
let exhibits = 0;
function open(answer: (id: string) => FakeAnswer) {
  exhibits += 1;
  const id = `exhibit-${exhibits}`;
  const calls = fakeApi({ [`GET /api/evidence/${id}/reading`]: () => answer(id) });
  renderApp(
    <Route path="/evidence/:id">
      <ExhibitScreen />
    </Route>,
    `/evidence/${id}`,
  );
  return { id, calls };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('it shows the words with what stood out, the fingerprints, what the file says of itself and its custody', async () => {
  const { id } = open((own) => ({
    body: makeReading({
      evidence: makeEvidence({ id: own }),
      attachments: [
        { fileName: 'invoice.pdf', fileType: 'application/pdf', fileSize: 2048, sha256: 'cd'.repeat(32) },
      ],
      hashes: { sha256: SHA256, perceptual: '00ff00ff00ff00ff', structure: null },
    }),
  }));
  await screen.findByRole('heading', { level: 1, name: 'letter.pdf' });
  const words = screen.getByRole('region', { name: /words of this exhibit/iu });
  expect(words.querySelector('mark')?.firstChild?.textContent).toBe('gift cards');
  expect(screen.getByText('HIGH risk')).toBeTruthy();
  expect(screen.getByText(SHA256)).toBeTruthy();
  expect(screen.getByText('00ff00ff00ff00ff')).toBeTruthy();
  expect(screen.queryByText('Structure')).toBeNull();
  expect(screen.getByText('Letter Writer 2')).toBeTruthy();
  expect(screen.getByText('invoice.pdf')).toBeTruthy();
  expect(screen.getByText('Received')).toBeTruthy();
  const original = screen.getByRole('link', { name: 'Open the original' });
  expect(original.getAttribute('href')).toBe(`/api/evidence/${id}/file`);
  expect(original.hasAttribute('download')).toBe(true);
});

test('a fingerprint is copied, and the button says so', async () => {
  const user = userEvent.setup();
  open(() => ({ body: makeReading() }));
  const button = await screen.findByRole('button', { name: 'Copy: SHA-256' });
  await user.click(button);
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(SHA256);
});

test('an analyst has hidden details shown one by one; a refusal says why and changes nothing', async () => {
  const user = userEvent.setup();
  const hidden = ['EMAIL_1', 'METADATA'];
  const { id } = open((own) => ({
    body: makeReading({
      evidence: makeEvidence({ id: own }),
      grade: 'analyst',
      text: 'Write to [EMAIL_1] today',
      metadata: [],
      analysis: null,
      hidden,
    }),
  }));
  await screen.findByRole('heading', { name: 'Hidden details' });
  expect(screen.queryByText('Letter Writer 2')).toBeNull();
  const asked: unknown[] = [];
  fakeApi({
    [`POST /api/evidence/${id}/reveal`]: ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return { status: 503, body: { message: 'Not now', code: 'UNAVAILABLE' } };
      const shown = makeReading({ evidence: makeEvidence({ id }), grade: 'analyst', hidden: ['METADATA'] });
      return { body: { ...shown, text: 'Write to me@people.test today', metadata: [], analysis: null } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Show EMAIL_1' }));
  await screen.findByText('Not shown');
  await user.click(screen.getByRole('button', { name: 'Show EMAIL_1' }));
  await screen.findByText(/me@people\.test/u);
  expect(screen.queryByRole('button', { name: 'Show EMAIL_1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the file details' })).toBeTruthy();
  expect(asked).toEqual([{ detail: 'EMAIL_1' }, { detail: 'EMAIL_1' }]);
});

test('who may not open the original is told why', async () => {
  open(() => ({ body: makeReading({ grade: 'crowd', evidence: makeEvidence({ mayOpenOriginal: false }) }) }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open the original' });
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /only its owner and analysts/iu,
  );
  expect(screen.getByText(/without the personal details/u)).toBeTruthy();
});

test('its owner says who wrote it, and the server’s refusal is shown', async () => {
  const user = userEvent.setup();
  const { id } = open((own) => ({ body: makeReading({ evidence: makeEvidence({ id: own }) }) }));
  await screen.findByRole('heading', { name: 'Who wrote these words?' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /mixed/ }).checked).toBe(true);
  const asked: unknown[] = [];
  const saved = makeEvidence({ id, author: 'other-side' });
  fakeApi({
    [`POST /api/evidence/${id}/author`]: ({ body }) => {
      asked.push(body);
      if (asked.length === 1)
        return { status: 409, body: { message: 'Please look again', code: 'CONFLICT' } };
      return { body: saved };
    },
    [`GET /api/evidence/${id}/reading`]: { body: makeReading({ evidence: saved }) },
  });
  await user.click(screen.getByRole('radio', { name: /They did/ }));
  await screen.findByText('Please look again');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /mixed/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /They did/ }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /They did/ }).checked).toBe(true),
  );
  expect(asked).toEqual([{ author: 'other-side' }, { author: 'other-side' }]);
});

test('an analyst cannot change what its owner calls their own words, and is told so', async () => {
  open((id) => ({
    body: makeReading({ grade: 'analyst', evidence: makeEvidence({ id, author: 'reporter' }) }),
  }));
  await screen.findByText(/Only the owner of this exhibit can change that/u);
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'Written by' }).disabled).toBe(true);
});

test('a volunteer is told why only some words are shown, or none', async () => {
  open((id) => ({ body: makeReading({ grade: 'crowd', evidence: makeEvidence({ id }) }) }));
  expect(await screen.findByText(/Only what the scammers wrote is shown/u)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  open((id) => ({
    body: makeReading({ grade: 'crowd', text: null, analysis: null, evidence: makeEvidence({ id }) }),
  }));
  expect(await screen.findByText(/Nothing in this file is marked as theirs/u)).toBeTruthy();
});

test('while it is being read it says so, and shows what was read without a reload', async () => {
  let body = makeReading({ evidence: makeEvidence({ state: 'reading' }), text: null, analysis: null });
  const { id, calls } = open(() => ({ body }));
  expect(await screen.findByText('The file is being read.')).toBeTruthy();
  body = makeReading();
  const fact = { topic: `evidence:${id}`, evidenceId: id, state: 'read' };
  await waitFor(() => expect(fakeSocket.watched).toContain(fact.topic));
  act(() => fakeSocket.arrive('evidence:read', fact));
  await waitFor(() => expect(screen.getByText('HIGH risk')).toBeTruthy());
  // Told of what it knows already, it does not ask again.
  act(() => fakeSocket.arrive('evidence:read', fact));
  expect(calls).toHaveLength(2);
});

test('the block that attests it appears by itself', async () => {
  let evidence = makeEvidence({ blockchainTimestamp: null });
  const { id, calls } = open(() => ({ body: makeReading({ evidence }) }));
  await screen.findByRole('heading', { level: 1, name: 'letter.pdf' });
  evidence = makeEvidence({ blockchainTimestamp: '2026-11-19T08:00:00.000Z', fileName: 'attested.pdf' });
  await waitFor(() => expect(fakeSocket.watched).toContain(`evidence:${id}`));
  act(() => fakeSocket.arrive('evidence:anchored', { topic: `evidence:${id}`, evidenceId: id }));
  await screen.findByRole('heading', { level: 1, name: 'attested.pdf' });
  expect(calls).toHaveLength(2);
});

test('one that could not be read says why; one without words says that', async () => {
  const unreadable = makeEvidence({ state: 'unreadable', unreadableReason: 'The picture is too large.' });
  open(() => ({ body: makeReading({ evidence: unreadable, text: null, analysis: null }) }));
  expect(await screen.findByText(/The picture is too large\./u)).toBeTruthy();
  cleanup();
  open(() => ({ body: makeReading({ text: null, analysis: null, textSource: null }) }));
  expect(await screen.findByText(/no words in this file/u)).toBeTruthy();
});

test('beneath an identifier stands how often it is named elsewhere, when the reader may know', async () => {
  const figures = [
    {
      type: 'domain' as const,
      value: 'pay.example',
      reports: 4,
      clusters: 2,
      rarity: 0.93,
      isTooCommon: false,
      state: 'confirmed' as const,
    },
  ];
  open(() => ({ body: makeReading({ figures }) }));
  const cell = await screen.findByRole('cell', { name: /pay\[\.\]example/u });
  expect(cell.textContent).toContain('Seen in 4 reports, 2 clusters · confirmed');
  expect(cell.textContent).toContain('Rarity 93 of 100');
  cleanup();
  open(() => ({ body: makeReading() }));
  const plain = await screen.findByRole('cell', { name: /pay\[\.\]example/u });
  expect(plain.textContent).not.toMatch(/Seen in|Rarity/u);
});

test('too little text is no verdict', async () => {
  const analysis = makeTextAnalysis({ riskLevel: 'UNKNOWN', spans: [] });
  const aiAnalysis = { ...analysis.aiAnalysis, scamProbability: null, scamType: null };
  open(() => ({ body: makeReading({ analysis: { ...analysis, aiAnalysis } }) }));
  expect(await screen.findByText('Not enough text to say.')).toBeTruthy();
  expect(screen.queryByText(/only its beginning was read/iu)).toBeNull();
  cleanup();
  open(() => ({ body: makeReading({ analysis: { ...analysis, aiAnalysis }, isTruncated: true }) }));
  expect(await screen.findByText(/only its beginning was read/iu)).toBeTruthy();
});

test('one that does not exist leads to the list; one that cannot be loaded can be asked for again', async () => {
  open(() => ({ status: 404, body: { message: 'There is no such evidence', code: 'NOT_FOUND' } }));
  const link = await screen.findByRole('link', { name: 'See your evidence' });
  expect(link.getAttribute('href')).toBe('/evidence');
  cleanup();
  let answer: FakeAnswer = { status: 503, body: 'away' };
  open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: makeReading() };
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'letter.pdf' })).toBeTruthy();
});
