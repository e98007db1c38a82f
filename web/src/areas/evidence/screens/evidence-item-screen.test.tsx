import { SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEvidence, makeReading, makeTextAnalysis, SHA256 } from '../testing/reading-fixtures.ts';
import { EvidenceItemScreen } from './evidence-item-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

// Each test gets its own item, because readings stay in the cache between tests, as they do in the app.
let items = 0;
function open(
  answer: (id: string) => FakeAnswer,
  correction: (id: string) => FakeAnswer = () => ({ status: 500 }),
  placed: (id: string) => FakeAnswer = () => ({ status: 500 }),
) {
  items += 1;
  const id = `item-${items}`;
  const calls = fakeApi({
    [`GET /api/evidence/${id}/reading`]: () => answer(id),
    [`POST /api/evidence/${id}/text`]: () => correction(id),
    [`POST /api/evidence/${id}/read-again`]: () => correction(id),
    [`PUT /api/evidence/${id}/case`]: () => placed(id),
  });
  renderApp(
    <Route path="/evidence/:id">
      <EvidenceItemScreen />
    </Route>,
    `/evidence/${id}`,
  );
  return { id, calls };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the words of a report are no file to read or compare: others learn that they exist, no more', async () => {
  open((id) => ({
    body: makeReading({
      evidence: makeEvidence({ id, kind: 'statement', fileName: 'exhibit.txt', mayOpenOriginal: false }),
      grade: 'crowd',
      text: null,
      analysis: null,
    }),
  }));
  expect(await screen.findByText(/in their own words. Only they can open it/u)).toBeTruthy();
  expect(screen.getByText('Words of a report')).toBeTruthy();
  expect(screen.getByText('Only the person who wrote it may open it.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Compare with another' })).toBeNull();
});

test('the screen shows the marked words, the fingerprints, the file details and the custody', async () => {
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
  expect(screen.getByText('High risk')).toBeTruthy();
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

test('an analyst shows hidden details one by one; a refusal says why and changes nothing', async () => {
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

test('a disabled button says why the original cannot be opened', async () => {
  open(() => ({ body: makeReading({ grade: 'crowd', evidence: makeEvidence({ mayOpenOriginal: false }) }) }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open the original' });
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /only its owner and analysts/iu,
  );
  expect(screen.getByText(/without personal details/u)).toBeTruthy();
});

test('words leave the open page when its reporter stops sharing them', async () => {
  let isShared = true;
  const { id } = open((own) =>
    isShared
      ? { body: makeReading({ evidence: makeEvidence({ id: own }) }) }
      : { status: 404, body: { message: 'There is no such evidence', code: 'NOT_FOUND' } },
  );
  await screen.findByRole('heading', { level: 1, name: makeEvidence({ id }).fileName });
  isShared = false;
  act(() => fakeSocket.arrive('evidence:access', { topic: `evidence:${id}`, evidenceId: id }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 1, name: makeEvidence({ id }).fileName })).toBeNull(),
  );
});

test('the owner sets who wrote the words; a refusal by the server is shown', async () => {
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

test('an analyst cannot change words that the owner marked as their own, and sees why', async () => {
  open((id) => ({
    body: makeReading({ grade: 'analyst', evidence: makeEvidence({ id, author: 'reporter' }) }),
  }));
  await screen.findByText(/Only the owner of this exhibit can change that/u);
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'Written by' }).disabled).toBe(true);
});

test('a volunteer sees why only some words are shown, or none', async () => {
  open((id) => ({ body: makeReading({ grade: 'crowd', evidence: makeEvidence({ id }) }) }));
  expect(await screen.findByText(/You see only what the scammers wrote/u)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  open((id) => ({
    body: makeReading({ grade: 'crowd', text: null, analysis: null, evidence: makeEvidence({ id }) }),
  }));
  expect(await screen.findByText(/No words in this file are marked as theirs/u)).toBeTruthy();
});

test('an item that is being read says so, then shows its reading without a reload', async () => {
  let body = makeReading({ evidence: makeEvidence({ state: 'reading' }), text: null, analysis: null });
  const { id, calls } = open(() => ({ body }));
  expect(await screen.findByText('We’re reading the file.')).toBeTruthy();
  body = makeReading();
  const fact = { topic: `evidence:${id}`, evidenceId: id, state: 'read' };
  await waitFor(() => expect(fakeSocket.watched).toContain(fact.topic));
  act(() => fakeSocket.arrive('evidence:read', fact));
  await waitFor(() => expect(screen.getByText('High risk')).toBeTruthy());
  // A fact that changes nothing causes no second fetch.
  act(() => fakeSocket.arrive('evidence:read', fact));
  expect(calls).toHaveLength(2);
});

test('the block that anchors an item appears without a reload', async () => {
  let evidence = makeEvidence({ blockchainTimestamp: null });
  const { id, calls } = open(() => ({ body: makeReading({ evidence }) }));
  await screen.findByRole('heading', { level: 1, name: 'letter.pdf' });
  evidence = makeEvidence({ blockchainTimestamp: '2026-11-19T08:00:00.000Z', fileName: 'attested.pdf' });
  await waitFor(() => expect(fakeSocket.watched).toContain(`evidence:${id}`));
  act(() => fakeSocket.arrive('evidence:anchored', { topic: `evidence:${id}`, evidenceId: id }));
  await screen.findByRole('heading', { level: 1, name: 'attested.pdf' });
  expect(calls).toHaveLength(2);
});

test('an unreadable item says why; an item without words says so', async () => {
  const unreadable = makeEvidence({ state: 'unreadable', unreadableReason: 'The picture is too large.' });
  open(() => ({ body: makeReading({ evidence: unreadable, text: null, analysis: null }) }));
  expect(await screen.findByText(/The picture is too large\./u)).toBeTruthy();
  cleanup();
  open(() => ({ body: makeReading({ text: null, analysis: null, textSource: null }) }));
  expect(await screen.findByText(/no words in this file/u)).toBeTruthy();
});

test('an indicator shows how often it is named elsewhere, if the reader may know', async () => {
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
  expect(screen.queryByText(/we read only the beginning/iu)).toBeNull();
  cleanup();
  open(() => ({ body: makeReading({ analysis: { ...analysis, aiAnalysis }, isTruncated: true }) }));
  expect(await screen.findByText(/we read only the beginning/iu)).toBeTruthy();
});

test('a missing item leads to the list; an item that fails to load can be retried', async () => {
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

const PICTURE = { fileName: 'shot.png', fileType: 'image/png' };
const ocrReading = (id: string): FakeAnswer => ({
  body: makeReading({ textSource: 'ocr', evidence: makeEvidence({ ...PICTURE, id }) }),
});

test('the owner of a picture corrects its words; the earlier ones stay readable', async () => {
  const user = userEvent.setup();
  const earlierTexts = [{ version: 1, text: 'Pay g1ft cards', replacedAt: '2026-11-20T10:00:00.000Z' }];
  const { calls } = open(ocrReading, (id) => ({
    body: makeReading({
      text: 'Pay gift cards',
      textSource: 'ocr',
      correctedAt: '2026-11-20T10:00:00.000Z',
      earlierTexts,
      evidence: makeEvidence({ ...PICTURE, id }),
    }),
  }));
  await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
  const field = screen.getByLabelText('The words of the picture');
  await user.clear(field);
  await user.type(field, 'Pay gift cards');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  expect(await screen.findByText(/Corrected by the owner of this exhibit\./u)).toBeTruthy();
  expect(calls.find(({ route }) => route.endsWith('/text'))?.body).toEqual({
    text: 'Pay gift cards',
    seenCorrections: 0,
  });
  expect(
    within(screen.getByRole('list', { name: 'Earlier words' })).getByText('Pay g1ft cards'),
  ).toBeTruthy();
});

test('a correction that is refused keeps what was typed and says why', async () => {
  const user = userEvent.setup();
  open(ocrReading, () => ({
    status: 409,
    body: { code: 'CONFLICT', message: 'These words were corrected meanwhile. Please look at them again' },
  }));
  await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
  const field = screen.getByLabelText('The words of the picture');
  await user.clear(field);
  await user.type(field, 'Pay gift cards');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  expect(await screen.findByText(/were corrected meanwhile/u)).toBeTruthy();
  expect((screen.getByLabelText('The words of the picture') as HTMLTextAreaElement).value).toBe(
    'Pay gift cards',
  );
});

test('the owner of a picture has it read again in another language, and is told when that shows no words', async () => {
  const user = userEvent.setup();
  let answers = 0;
  const { calls } = open(ocrReading, (id) => {
    answers += 1;
    return answers === 1
      ? { status: 400, body: { code: 'INVALID', message: 'We could make out no words in German.' } }
      : {
          body: makeReading({
            text: 'Pague hoy',
            textSource: 'ocr',
            evidence: makeEvidence({ ...PICTURE, id }),
          }),
        };
  });
  const field = await screen.findByLabelText('The language of its words');
  await user.selectOptions(field, 'German');
  await user.click(screen.getByRole('button', { name: 'Read it again' }));
  expect(await screen.findByText('We could make out no words in German.')).toBeTruthy();
  await user.selectOptions(field, 'Spanish');
  await user.click(screen.getByRole('button', { name: 'Read it again' }));
  expect(await screen.findByText('Pague hoy')).toBeTruthy();
  expect(screen.queryByText('We could make out no words in German.')).toBeNull();
  expect(calls.filter(({ route }) => route.endsWith('/read-again')).map(({ body }) => body)).toEqual([
    { language: 'deu', seenCorrections: 0 },
    { language: 'spa', seenCorrections: 0 },
  ]);
});

test('a picture whose words could not be made out says so in place of them', async () => {
  const whyNoWords = 'There seem to be words in this picture, but we could not make them out.';
  open((id) => ({
    body: makeReading({
      text: null,
      textSource: null,
      analysis: null,
      whyNoWords,
      evidence: makeEvidence({ ...PICTURE, id }),
    }),
  }));
  expect(await screen.findByText(/There seem to be words in this picture/u)).toBeTruthy();
  expect(screen.queryByText(/There are no words in this file/u)).toBeNull();
});

test('words of a letter, and a picture of somebody else, cannot be corrected', async () => {
  open((own) => ({ body: makeReading({ evidence: makeEvidence({ id: own }) }) }));
  await screen.findByRole('heading', { name: 'letter.pdf' });
  expect(screen.queryByText('Did we read it wrong?')).toBeNull();
  cleanup();
  open((own) => ({
    body: makeReading({ grade: 'analyst', evidence: makeEvidence({ ...PICTURE, id: own }) }),
  }));
  await screen.findByRole('heading', { name: 'shot.png' });
  expect(screen.queryByText('Did we read it wrong?')).toBeNull();
});

test('an item is put into a case by its number, which it then names; a refusal is shown', async () => {
  const user = userEvent.setup();
  let caseId: string | null = null;
  let isRefused = true;
  const evidenceOf = (id: string) => makeEvidence({ id, caseId, mayOpenOriginal: true });
  const { calls } = open(
    (id) => ({ body: makeReading({ evidence: evidenceOf(id) }) }),
    undefined,
    (id) => {
      if (isRefused)
        return { status: 404, body: { code: 'NOT_FOUND', message: 'There is no case with this number' } };
      caseId = caseId === null ? 'CS-2026-007' : null;
      return { body: evidenceOf(id) };
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Put into the case' }));
  expect(screen.getByText('Please enter the number of the case.')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  await user.type(screen.getByLabelText('Number of the case'), 'cs-2026-007');
  await user.click(screen.getByRole('button', { name: 'Put into the case' }));
  expect(await screen.findByText('There is no case with this number')).toBeTruthy();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Put into the case' }));
  const link = await screen.findByRole('link', { name: 'CS-2026-007' });
  expect(link.getAttribute('href')).toBe('/cases/CS-2026-007');
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByLabelText('Number of the case')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { caseId: 'CS-2026-007' },
    { caseId: 'CS-2026-007' },
    { caseId: null },
  ]);
});

test('somebody who may not open an item puts it nowhere', async () => {
  open((id) => ({ body: makeReading({ evidence: makeEvidence({ id, mayOpenOriginal: false }) }) }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByLabelText('Number of the case')).toBeNull();
});

test('its owner can have a verdict of another version judged again; others see who judged, and no button', async () => {
  const verdict = (modelVersion: string) => {
    const analysis = makeTextAnalysis();
    return { ...analysis, aiAnalysis: { ...analysis.aiAnalysis, modelVersion } };
  };
  const readingOf = (id: string, modelVersion: string) =>
    makeReading({ evidence: makeEvidence({ id }), analysis: verdict(modelVersion) });
  items += 1;
  const id = `item-${items}`;
  fakeApi({
    [`GET /api/evidence/${id}/reading`]: { body: readingOf(id, 'text-0') },
    [`POST /api/evidence/${id}/judge-again`]: { body: readingOf(id, SHIPPED_MODEL.version) },
  });
  renderApp(
    <Route path="/evidence/:id">
      <EvidenceItemScreen />
    </Route>,
    `/evidence/${id}`,
  );
  expect(await screen.findByText(/Judged by version text-0/u)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Judge again' }));
  expect(await screen.findByText(new RegExp(`Judged by version ${SHIPPED_MODEL.version}`, 'u'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Judge again' })).toBeNull();
  cleanup();
  open((own) => ({ body: { ...readingOf(own, 'text-0'), grade: 'analyst' as const } }));
  expect(await screen.findByText(/Judged by version text-0/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Judge again' })).toBeNull();
});
