import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { currentUser } from '../../../platform/session.ts';
import { appStore, useAtomValue } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { uploadFile } from '../../../platform/upload.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { CaseEvidence } from '../public/case-evidence.tsx';
import { makeEvidence, makeUploadResult, SHA256 } from '../testing/reading-fixtures.ts';

vi.mock('../../../platform/hash-file.ts', () => ({ hashFile: async () => SHA256 }));
vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.mock('../../../platform/upload.ts', () => ({ uploadFile: vi.fn() }));
const browserStore = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => browserStore.get(key),
  set: async (key: string, value: unknown) => void browserStore.set(key, value),
  del: async (key: string) => void browserStore.delete(key),
}));

const page = (count: number, nextCursor: string | null = null, from = 1): FakeAnswer => ({
  body: {
    evidence: Array.from({ length: count }, (_, index) =>
      makeEvidence({ id: `evidence-${from + index}`, fileName: `file-${from + index}.pdf` }),
    ),
    nextCursor,
  },
});

/** The list needs a signed-in user. */
function SignedIn({ children }: { children: ReactNode }) {
  return useAtomValue(currentUser.atomFor()).data ? children : null;
}

// Each test gets its own case, because lists stay in the cache between tests, as they do in the app.
let cases = 0;
function open(list: () => FakeAnswer, more: Record<string, FakeAnswer> = {}, initialChoice?: string) {
  cases += 1;
  const url = `/api/evidence?caseId=case-${cases}`;
  const further = Object.entries(more).map(([cursor, answer]) => [`GET ${url}&cursor=${cursor}`, answer]);
  fakeApi({
    'GET /api/auth/user': { body: makeUser() },
    [`GET ${url}`]: list,
    ...Object.fromEntries(further),
  });
  const caseId = `case-${cases}`;
  return { caseId, user: userEvent.setup(), ...show(caseId, initialChoice) };
}

const show = (caseId: string, initialChoice?: string) =>
  renderApp(
    <SignedIn>
      <CaseEvidence caseId={caseId} {...(initialChoice ? { initialChoice } : {})} />
    </SignedIn>,
    '/evidence',
  );
const boxOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name} for comparing` });
const pick = (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(screen.getByLabelText(/choose files/iu), files);

beforeEach(() => {
  browserStore.clear();
  vi.mocked(uploadFile).mockReset();
});
afterEach(() => {
  cleanup();
  act(() => appStore.set(toastAtom, null));
  vi.unstubAllGlobals();
});

test('two items can be chosen, not three, and the link to their comparison appears', async () => {
  const { user } = open(() => page(3));
  await user.click(await screen.findByRole('checkbox', { name: /file-1\.pdf/u }));
  expect(screen.getByText(/One chosen/u)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  await user.click(boxOf('file-3.pdf'));
  expect(boxOf('file-2.pdf').disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/evidence/evidence-1/compare/evidence-3',
  );
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(boxOf('file-2.pdf').disabled).toBe(false);
});

test('an item chosen on its own page is already chosen in the list', async () => {
  const { user } = open(() => page(3), {}, 'evidence-2');
  await waitFor(() => expect(boxOf('file-2.pdf').checked).toBe(true));
  await user.click(boxOf('file-1.pdf'));
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/evidence/evidence-2/compare/evidence-1',
  );
});

test('an item that is being read updates live once it has been read', async () => {
  let state: 'reading' | 'read' = 'reading';
  const list = () => ({
    body: { evidence: [makeEvidence({ id: 'evidence-1', state })], nextCursor: null },
  });
  open(list);
  expect(await screen.findByText('Being read')).toBeTruthy();
  state = 'read';
  const fact = { topic: 'evidence:evidence-1', evidenceId: 'evidence-1', state };
  await waitFor(() => expect(fakeSocket.watched).toContain(fact.topic));
  act(() => fakeSocket.arrive('evidence:read', fact));
  await waitFor(() => expect(screen.queryByText('Being read')).toBeNull());
});

test('older items are added below', async () => {
  const { user } = open(() => page(2, 'evidence-2'), { 'evidence-2': page(1, null, 3) });
  await user.click(await screen.findByRole('button', { name: 'Show older exhibits' }));
  expect(await screen.findByRole('link', { name: 'file-3.pdf' })).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('files are uploaded to the case one after the other, and the list shows them', async () => {
  let list = page(0);
  const { user, caseId } = open(() => list);
  expect(await screen.findByText('No evidence yet')).toBeTruthy();
  let running = 0;
  vi.mocked(uploadFile).mockImplementation(async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    list = page(1);
    return makeUploadResult();
  });
  await pick(user, new File(['one'], 'one.txt'), new File(['two'], 'two.txt'));
  expect(await screen.findByRole('link', { name: 'file-1.pdf' })).toBeTruthy();
  const files = within(screen.getByRole('list', { name: 'Files being uploaded' }));
  await waitFor(() => expect(files.getAllByText(/fingerprint matching/u)).toHaveLength(2));
  expect(vi.mocked(uploadFile).mock.calls.map(([, { fields, file }]) => [file.name, fields])).toEqual([
    ['one.txt', { sha256: SHA256, caseId }],
    ['two.txt', { sha256: SHA256, caseId }],
  ]);
  expect(screen.getByText('2 of 2 uploaded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide finished uploads' }));
  expect(screen.queryByRole('list', { name: 'Files being uploaded' })).toBeNull();
});

test('a refused file says why and does not block the next', async () => {
  const { user } = open(() => page(0));
  await screen.findByText('No evidence yet');
  const refusal = JSON.stringify({ message: 'This file is not what its name says (.pdf)' });
  vi.mocked(uploadFile)
    .mockRejectedValueOnce(new ApiError(415, 'Unsupported', refusal))
    .mockResolvedValue(makeUploadResult());
  await pick(user, new File(['a'], 'fake.pdf'), new File(['b'], 'good.txt'));
  expect((await screen.findByRole('alert')).textContent).toBe('This file is not what its name says (.pdf)');
  expect(await screen.findByText(/fingerprint matching/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /try again/iu })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove fake.pdf from this list' }));
  expect(screen.queryByText('fake.pdf')).toBeNull();
});

test('an upload that failed with the connection can be retried', async () => {
  const { user } = open(() => page(0));
  await screen.findByText('No evidence yet');
  vi.mocked(uploadFile)
    .mockRejectedValueOnce(new TypeError('The connection was lost during the upload'))
    .mockResolvedValue(makeUploadResult());
  await pick(user, new File(['a'], 'chat.txt'));
  expect((await screen.findByRole('alert')).textContent).toBe('It did not arrive. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try again: chat.txt' }));
  expect(await screen.findByText(/fingerprint matching/u)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [400, 'The file changed on its way here: its SHA-256 is another. Please send it again.'],
  [408, 'It took too long'],
  [503, 'The file could not be kept just now'],
])('a file that was refused with %i can be retried and stays in this browser', async (status, message) => {
  const { user } = open(() => page(0));
  await screen.findByText('No evidence yet');
  vi.mocked(uploadFile)
    .mockRejectedValueOnce(new ApiError(status, 'Refused', JSON.stringify({ message })))
    .mockResolvedValue(makeUploadResult());
  await pick(user, new File(['a'], 'chat.txt'));
  await screen.findByRole('alert');
  expect(browserStore.size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Try again: chat.txt' }));
  expect(await screen.findByText(/fingerprint matching/u)).toBeTruthy();
});

test('a reload continues with the files that were not accepted yet, and only with those', async () => {
  const { user, caseId, unmount } = open(() => page(0));
  await screen.findByText('No evidence yet');
  let answer = () => {};
  vi.mocked(uploadFile)
    .mockResolvedValueOnce(makeUploadResult())
    .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(makeUploadResult()))));
  await pick(user, new File(['1'], 'one.txt'), new File(['2'], 'two.txt'), new File(['3'], 'three.txt'));
  await screen.findByText(/fingerprint matching/u);
  unmount();
  answer();
  const sentBefore = vi.mocked(uploadFile).mock.calls.length;
  vi.mocked(uploadFile).mockResolvedValue(makeUploadResult());
  show(caseId);
  await waitFor(() => expect(screen.getByText('2 of 2 uploaded')).toBeTruthy());
  const after = vi.mocked(uploadFile).mock.calls.slice(sentBefore);
  expect(after.map(([, { file }]) => file.name)).toEqual(['two.txt', 'three.txt']);
  expect(browserStore.size).toBe(0);
});

test('a file above the limit is not sent at all', async () => {
  const { user } = open(() => page(0));
  await screen.findByText('No evidence yet');
  const big = new File(['x'], 'film.png', { type: 'image/png' });
  Object.defineProperty(big, 'size', { value: 60 * 1024 * 1024 });
  await pick(user, big);
  expect((await screen.findByRole('alert')).textContent).toBe('It is too large: at most 50MB.');
  expect(uploadFile).not.toHaveBeenCalled();
});

test('a list that fails to load says so and can be retried', async () => {
  let answer: FakeAnswer = { status: 503, body: 'away' };
  const { user } = open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = page(1);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'file-1.pdf' })).toBeTruthy();
});
