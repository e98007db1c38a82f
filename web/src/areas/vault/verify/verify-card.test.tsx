import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { uploadFile } from '../../../platform/upload.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { HEIGHT, makeProof } from '../testing/vault-fixtures.ts';
import { VerifyCard } from './verify-card.tsx';

vi.mock('../../../platform/upload.ts', () => ({ uploadFile: vi.fn() }));

const LETTER = 'a letter';
const letter = (text = LETTER) => new File([text], 'letter.txt');
const { bytes, header } = makeProof(LETTER);
const ots = (content: Uint8Array | string = bytes) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], 'letter.txt.ots');
const BLOCKS = `GET /api/vault/blocks/${HEIGHT}`;
const found: FakeAnswer = { body: { isWhole: true, blocks: [header] } };

function open(blocks: FakeAnswer = found) {
  const calls = fakeApi({ [BLOCKS]: blocks });
  renderApp(<VerifyCard />);
  const user = userEvent.setup();
  const press = (name: 'Verify in this page' | 'Verify on the server') =>
    user.click(screen.getByRole('button', { name }));
  return {
    user,
    calls,
    press,
    pick: async (file: File | null, proof: File | null) => {
      if (file) await user.upload(screen.getByLabelText(/choose the file/iu), file);
      if (proof) await user.upload(screen.getByLabelText(/choose its proof/iu), proof);
    },
    checkHere: async (file: File, proof: File) => {
      await user.upload(screen.getByLabelText(/choose the file/iu), file);
      await user.upload(screen.getByLabelText(/choose its proof/iu), proof);
      await press('Verify in this page');
      return within(await screen.findByRole('region', { name: 'Checked in this page' }));
    },
  };
}

beforeEach(() => void vi.mocked(uploadFile).mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a valid proof is found valid in the page, which requests only the header of its block', async () => {
  const { checkHere, calls } = open();
  const verdict = await checkHere(letter(), ots());
  expect(verdict.getByRole('heading', { name: 'Valid' })).toBeTruthy();
  expect(verdict.getByText(/Block 840,000: the file existed no later than/u)).toBeTruthy();
  expect(verdict.getByText(/^[0-9a-f]{64}$/u)).toBeTruthy();
  expect(calls.map(({ route }) => route).filter((route) => !route.includes('config'))).toEqual([BLOCKS]);
  expect(uploadFile).not.toHaveBeenCalled();
});

test('the verdict gets the focus when it appears', async () => {
  const { checkHere } = open();
  await checkHere(letter(), ots());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Checked in this page' }));
});

test('an attestation by the development chain is labelled', async () => {
  const { checkHere } = open({ body: { isWhole: true, blocks: [{ ...header, chain: 'development' }] } });
  const verdict = await checkHere(letter(), ots());
  expect(verdict.getByRole('heading', { name: 'Valid' })).toBeTruthy();
  expect(verdict.getByText('Development chain')).toBeTruthy();
  expect(verdict.getByText(/proves nothing to others/u)).toBeTruthy();
});

test('a changed file is not valid, and no header is requested', async () => {
  const { checkHere, calls } = open();
  const verdict = await checkHere(letter('a letter.'), ots());
  expect(verdict.getByRole('heading', { name: 'Not valid' })).toBeTruthy();
  expect(verdict.getByText(/This is the proof of another file/u)).toBeTruthy();
  expect(calls.some(({ route }) => route === BLOCKS)).toBe(false);
});

test('a proof that leads to another Merkle root is not valid', async () => {
  const { checkHere } = open({
    body: { isWhole: true, blocks: [{ ...header, merkleRoot: '11'.repeat(32) }] },
  });
  const verdict = await checkHere(letter(), ots());
  expect(verdict.getByRole('heading', { name: 'Not valid' })).toBeTruthy();
  expect(verdict.getByText(/the Merkle root in that block's header is another one/u)).toBeTruthy();
});

test('a header that cannot be fetched leaves the proof unchecked, neither valid nor invalid', async () => {
  const { checkHere } = open({ status: 503, body: 'away' });
  const verdict = await checkHere(letter(), ots());
  expect(verdict.getByRole('heading', { name: 'We could not check it' })).toBeTruthy();
  expect(verdict.getByText(/header of block 840000 could not be read/u)).toBeTruthy();
});

test('a proof that ends at a calendar is not complete yet', async () => {
  const { checkHere } = open();
  const pending = makeProof(LETTER, {
    attestations: [{ type: 'pending', calendar: 'https://calendar.test' }],
  });
  const verdict = await checkHere(letter(), ots(pending.bytes));
  expect(verdict.getByRole('heading', { name: 'Not complete yet' })).toBeTruthy();
  expect(verdict.getByText('Calendar https://calendar.test: no block yet')).toBeTruthy();
});

test('a proof with another hash function is checked with that function', async () => {
  const byKeccak = makeProof(LETTER, { hashName: 'keccak256' });
  const { checkHere } = open({ body: { isWhole: true, blocks: [byKeccak.header] } });
  const verdict = await checkHere(letter(), ots(byKeccak.bytes));
  expect(verdict.getByRole('heading', { name: 'Valid' })).toBeTruthy();
  expect(verdict.getByText('The file’s Keccak-256')).toBeTruthy();
});

test('a file that is not a proof is refused, and nothing is sent', async () => {
  const { pick, press } = open();
  await pick(letter(), ots('no proof at all'));
  await press('Verify in this page');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'letter.txt.ots is not an OpenTimestamps proof: it does not begin like an OpenTimestamps file.',
  );
  await press('Verify on the server');
  expect((await screen.findByRole('alert')).textContent).toMatch(/is not an OpenTimestamps proof/u);
  expect(uploadFile).not.toHaveBeenCalled();
});

test('a missing file or proof is asked for', async () => {
  const { pick, press } = open();
  await press('Verify in this page');
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose the file you want to check.');
  await pick(letter(), null);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Verify on the server');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Please choose its proof/u);
});

test('the server gets both files, and its verdict stays below that of the page until another file is chosen', async () => {
  const { checkHere, press, user } = open();
  await checkHere(letter(), ots());
  vi.mocked(uploadFile).mockResolvedValue({
    valid: true,
    outcome: 'valid',
    digest: 'ab'.repeat(32),
    attestations: [{ type: 'bitcoin', height: HEIGHT, time: header.time, chain: 'bitcoin' }],
  });
  await press('Verify on the server');
  const verdict = within(await screen.findByRole('region', { name: 'Checked by the server' }));
  expect(verdict.getByRole('heading', { name: 'Valid' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Checked in this page' })).toBeTruthy();
  const [, sent] = vi.mocked(uploadFile).mock.calls[0] ?? [];
  expect([sent?.field, sent?.file.name, sent?.fields?.proof]).toEqual([
    'file',
    'letter.txt',
    expect.objectContaining({ name: 'letter.txt.ots' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove letter.txt' }));
  expect(screen.queryByRole('region', { name: /Checked/u })).toBeNull();
});

test('a refusal by the server says why; without an answer, the page suggests checking here', async () => {
  const { pick, press } = open();
  await pick(letter(), ots());
  vi.mocked(uploadFile)
    .mockRejectedValueOnce(new ApiError(429, 'Too many', JSON.stringify({ message: 'Too many at once.' })))
    .mockRejectedValueOnce(new TypeError('The connection was lost during the upload'));
  await press('Verify on the server');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many at once.');
  await press('Verify on the server');
  expect(await screen.findByText(/You can still verify it in this page/u)).toBeTruthy();
});

test('a file above the limit is verified in the page only', async () => {
  const { pick, press } = open();
  const large = letter();
  Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
  await pick(large, ots());
  await press('Verify on the server');
  expect((await screen.findByRole('alert')).textContent).toMatch(/too large for the server: at most 50MB/u);
  await press('Verify in this page');
  expect(await screen.findByRole('heading', { name: 'Valid' })).toBeTruthy();
});
