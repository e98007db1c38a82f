import type { Operation } from '@fap/shared/vault/opentimestamps/operation.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { timestampAlong } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { Button } from '../../../ui/button.tsx';
import { BLOCK_TIME, HEIGHT, makeEntry, makeProof } from '../testing/vault-fixtures.ts';
import { ProofDialog } from './proof-dialog.tsx';

const ENTRY = makeEntry({
  status: 'verified',
  hasProof: true,
  blockHeight: HEIGHT,
  blockTime: BLOCK_TIME,
  chain: 'development',
});

// Each test gets its own entry, because proofs stay in the cache between tests, as they do in the app.
let entries = 0;
async function open(answer: () => FakeAnswer, entry = ENTRY) {
  entries += 1;
  const id = `evidence-${entries}`;
  fakeApi({ [`GET /api/evidence/${id}/proof.ots`]: answer });
  renderApp(<ProofDialog entry={{ ...entry, id }} trigger={<Button>Proof path</Button>} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Proof path' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Proof path' })) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the path leads from the file’s fingerprint through every step to the block and its Merkle root', async () => {
  const { bytes, header } = makeProof('a letter');
  const { dialog } = await open(() => ({ body: bytes }));
  expect(await dialog.findByText('The file’s SHA-256')).toBeTruthy();
  const steps = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(steps.map((step) => step.replace(/[0-9a-f]{16}…$/u, ''))).toEqual([
    'Append 4 bytes, then SHA-256',
    'Append 32 bytes, then SHA-256',
  ]);
  expect(dialog.getByText('Block 840,000 of the development chain')).toBeTruthy();
  expect(dialog.getByText(`${header.merkleRoot.slice(0, 16)}…`)).toBeTruthy();
  expect(dialog.getByText(/existed no later than/u)).toBeTruthy();
});

test('a proof that waits for its block ends at the calendar', async () => {
  const { bytes } = makeProof('a letter', {
    attestations: [{ type: 'pending', calendar: 'https://calendar.test' }],
  });
  const { dialog } = await open(() => ({ body: bytes }), makeEntry({ hasProof: true }));
  expect(await dialog.findByText('A calendar has it')).toBeTruthy();
  expect(dialog.getByText(/https:\/\/calendar\.test promises/u)).toBeTruthy();
});

test('a long path has its middle folded and both ends visible', async () => {
  const path = Array.from({ length: 20 }, (): Operation[] => [
    { kind: 'append', operand: new Uint8Array(32) },
    { kind: 'sha256' },
  ]).flat();
  const timestamp = timestampAlong(new Uint8Array(32), path, { type: 'bitcoin', height: HEIGHT });
  const { dialog } = await open(() => ({ body: writeProofFile({ hashName: 'sha256', timestamp }) }));
  expect(await dialog.findByText('Show 15 more steps')).toBeTruthy();
  expect(dialog.getByText(/^20 steps\./u)).toBeTruthy();
  expect(dialog.getByRole('list', { name: 'Steps 1 to 3' })).toBeTruthy();
  expect(dialog.getByRole('list', { name: 'Steps 19 to 20' }).getAttribute('start')).toBe('19');
});

test('a proof that fails to load says so and can be retried', async () => {
  let answer: FakeAnswer = { status: 503, body: 'away' };
  const { user, dialog } = await open(() => answer);
  expect(await dialog.findByText('We could not load the proof')).toBeTruthy();
  answer = { body: makeProof('a letter').bytes };
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('The file’s SHA-256')).toBeTruthy();
});

test('an invalid proof and a missing proof have different messages', async () => {
  let answer: FakeAnswer = { body: new Uint8Array([1, 2, 3]) };
  const { user, dialog } = await open(() => answer);
  expect(await dialog.findByText(/does not begin like an OpenTimestamps file/u)).toBeTruthy();
  answer = { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } };
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('There is no proof yet')).toBeTruthy();
});
