import type { Capability } from '@fap/shared/auth/capabilities.ts';
import type { Verification } from '@fap/shared/clusters/verifications.ts';
import type { DossierHistory } from '@fap/shared/dossier/contract.ts';
import type { DossierFile } from '@fap/shared/dossier/files-contract.ts';
import type { StrikeView } from '@fap/shared/strike/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { DossierScreen } from './dossier-screen.tsx';

const SCORE = 'GET /api/clusters/cluster-001/strike-score';
const HISTORY = 'GET /api/clusters/cluster-001/dossier-history';
const ASSESS = 'PUT /api/clusters/cluster-001/strike-assessment';
const VERIFICATIONS = 'GET /api/clusters/cluster-001/verifications';
const VERIFY = 'POST /api/clusters/cluster-001/verifications';
const WITHDRAW = 'DELETE /api/clusters/cluster-001/verifications/verification-1';
const FILES = 'GET /api/leo/dossier/cluster-001/files';
const PREPARE = 'POST /api/leo/dossier/cluster-001/files';
const AT = '2026-01-01T00:00:00.000Z';

const view: StrikeView = {
  cluster: { id: 'cluster-001', name: 'Bright Harbor', clusterChainId: 'FAP-1-BCT2ZX3TQTKIWVXU-49' },
  score: 84,
  isHeld: true,
  isWindowOpen: false,
  parts: {
    enquiry: { points: 25, max: 25 },
    linkage: { points: 15, max: 15 },
    harm: { points: 14.2, max: 15 },
    vulnerability: { points: 8, max: 10 },
    integrity: { points: 15, max: 15 },
    completeness: { points: 9, max: 10 },
    urgency: { points: 10, max: 10 },
  },
  gates: { identifiers: true, corroboration: true, integrity: true, redaction: true, signOff: false },
  raises: [{ part: 'completeness', points: 1, sentence: 'Solve one more layer: 1 point.' }],
  assessment: {
    documentedCents: 90_000_00,
    largestPaymentCents: null,
    isOngoing: null,
    liveAt: null,
    isRedacted: true,
    isSignedOff: false,
  },
  computedAt: AT,
};
const history: DossierHistory = {
  editions: [
    {
      dossierId: 'd-2',
      version: 2,
      sha256: 'b'.repeat(64),
      madeAt: AT,
      changes: ['Reports: 1 before, 2 now.'],
    },
    { dossierId: 'd-1', version: 1, sha256: 'a'.repeat(64), madeAt: AT, changes: [] },
  ],
  reads: [{ at: AT, by: 'Officer Reed', roles: ['leo'], form: 'zip', version: 2 }],
};

function open(capabilities: Capability[], table: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [SCORE]: { status: 200, body: view },
    [HISTORY]: { status: 200, body: history },
    [VERIFICATIONS]: { status: 200, body: [] },
    [FILES]: { status: 200, body: [] },
    ...table,
  });
  renderSignedIn(DossierScreen, { path: paths.dossier, url: '/dossier/cluster-001', user: { capabilities } });
  return { calls, user: userEvent.setup() };
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an analyst sees what the score is made of, the files, the editions and who read them', async () => {
  open(['dossier.read', 'dossier.export']);
  expect(await screen.findByText('84')).toBeTruthy();
  expect(screen.getByText('14.2 of 15')).toBeTruthy();
  const gate = screen.getByText('An analyst signed off').closest('li');
  expect(gate?.textContent).toContain('Does not hold: ');
  expect(screen.getByText('Solve one more layer: 1 point.')).toBeTruthy();
  const files = screen.getByRole('region', { name: 'Files' });
  expect(
    within(files)
      .getAllByRole('link')
      .slice(0, 5)
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    ['pdf', 'zip', 'stix.json', 'misp.json', 'csv'].map((form) => `/api/leo/dossier/cluster-001.${form}`),
  );
  expect(await screen.findByText('Officer Reed')).toBeTruthy();
  expect(screen.getByText('Reports: 1 before, 2 now.')).toBeTruthy();
});

const bag: DossierFile = {
  id: 'file-1',
  form: 'zip',
  version: 2,
  state: 'writing',
  done: 250,
  total: 1_004,
  sha256: null,
  sizeBytes: null,
  flaw: null,
  createdAt: AT,
  keptUntil: '2026-01-02T00:00:00.000Z',
};

test('a file is written in the background: asked for, how far it is, then a download', async () => {
  const ready = { ...bag, state: 'ready', done: 1_004, sha256: 'a'.repeat(64), sizeBytes: 5_242_880 };
  const answers = [[], [bag], [ready]];
  const { user, calls } = open(['dossier.read', 'dossier.export'], {
    [FILES]: () => ({ status: 200, body: answers.length > 1 ? answers.shift() : answers[0] }),
    [PREPARE]: { status: 202, body: { ...bag, state: 'waiting', done: 0, total: 0 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Write it: Evidence bag' }));
  expect(await screen.findByText('Waiting for its turn…')).toBeTruthy();
  expect(calls.find(({ route }) => route === PREPARE)?.body).toEqual({ form: 'zip' });
  expect(await screen.findByText('250 of 1004 parts', {}, { timeout: 3_000 })).toBeTruthy();
  const written = screen.getByRole('progressbar', { name: 'Evidence bag, written so far' });
  expect(written.getAttribute('aria-valuenow')).toBe('25');
  const link = await screen.findByRole('link', { name: 'Download Evidence bag' }, { timeout: 3_000 });
  expect(link.getAttribute('href')).toBe('/api/leo/dossier/cluster-001/files/file-1');
  expect(screen.getByText(/^Version 2, 5 MB, until/u)).toBeTruthy();
});

test('a file that was not written says why and can be tried again', async () => {
  const { user } = open(['dossier.read', 'dossier.export'], {
    [FILES]: {
      status: 200,
      body: [{ ...bag, state: 'failed', flaw: 'It would be larger than 1 GiB and was not written.' }],
    },
    [PREPARE]: { status: 503, body: { message: 'The server is busy.' } },
  });
  expect(
    await screen.findByText('Not written. It would be larger than 1 GiB and was not written.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again: Evidence bag' }));
  expect(await screen.findByText('Evidence bag not asked for')).toBeTruthy();
});

test('law enforcement is told the score while the window is closed, and gets no links', async () => {
  open(['dossier.read']);
  expect(
    await screen.findByText(/^The Strike Score is 84\. Law enforcement may read the dossier from 85 on/u),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What analysts found out' })).toBeNull();
});

test('in the window law enforcement gets the files', async () => {
  open(['dossier.read'], {
    [SCORE]: { status: 200, body: { ...view, score: 97, isHeld: false, isWindowOpen: true } },
  });
  expect(await screen.findByRole('link', { name: 'PDF' })).toBeTruthy();
});

test('somebody else is told whom it is for, and nothing is asked', async () => {
  const { calls } = open([]);
  expect(await screen.findByText('Dossiers are for analysts and law enforcement.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a sign-off is sent with what is known, and the score is the new one', async () => {
  const { user, calls } = open(['dossier.read', 'dossier.export'], {
    [ASSESS]: { status: 200, body: { ...view, score: 97 } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /sign off/u }));
  await user.click(screen.getByRole('button', { name: 'Keep and compute again' }));
  expect(await screen.findByText('97')).toBeTruthy();
  expect(calls.find(({ route }) => route === ASSESS)?.body).toEqual({
    ...view.assessment,
    isSignedOff: true,
  });
});

test('an amount that is none is told at its field, and nothing is sent', async () => {
  const { user, calls } = open(['dossier.read', 'dossier.export']);
  const field = await screen.findByRole('textbox', { name: /^Largest single payment/u });
  await user.type(field, 'much');
  await user.click(screen.getByRole('button', { name: 'Keep and compute again' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ route }) => route === ASSESS)).toBe(false);
});

const cited: Verification = {
  id: 'verification-1',
  verifier: 'bbb',
  citation: 'Scam Tracker, entry 1234567',
  url: null,
  recordedBy: 'Ana Alder',
  recordedAt: AT,
};

test('a verification needs its citation, shows with it, and can be taken back', async () => {
  const { user, calls } = open(['dossier.read', 'dossier.export'], {
    [VERIFY]: { status: 201, body: [cited] },
    [WITHDRAW]: { status: 200, body: [] },
  });
  expect(await screen.findByText('Nobody has recorded a citation yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Record it' }));
  expect(screen.getByText('Please say where it stands: which document, of which day.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Verified by' }), 'bbb');
  await user.type(screen.getByRole('textbox', { name: /^Where it stands/u }), cited.citation);
  await user.click(screen.getByRole('button', { name: 'Record it' }));
  const list = await screen.findByRole('list', { name: 'Citations' });
  expect(list.textContent).toContain(cited.citation);
  expect(calls.find(({ route }) => route === VERIFY)?.body).toEqual({
    verifier: 'bbb',
    citation: cited.citation,
    url: null,
  });
  await user.click(screen.getByRole('button', { name: /^Take back: BBB/u }));
  expect(await screen.findByText('Nobody has recorded a citation yet.')).toBeTruthy();
});

test('law enforcement reads the citations and records none', async () => {
  open(['dossier.read'], { [VERIFICATIONS]: { status: 200, body: [cited] } });
  expect(await screen.findByText(cited.citation)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take back/u })).toBeNull();
});
