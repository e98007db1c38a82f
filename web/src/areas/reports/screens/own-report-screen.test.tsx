import { CONSENTS } from '@fap/shared/reports/consents.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { currentUser } from '../../../platform/session.ts';
import { appStore, useAtomValue } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { OwnReportScreen } from './own-report-screen.tsx';
import { OwnReportsScreen } from './own-reports-screen.tsx';

vi.mock('idb-keyval', () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

const AT = '2026-03-02T09:00:00.000Z';
const WORDS: OwnReport['versions'][number]['words'] = {
  scamName: 'The desk',
  scamType: 'investment_coaching',
  description: 'They promised profits and then locked the account.',
  contactMethod: 'email',
  dateOccurred: '2026-02-11',
  amountInvolved: '$1,200',
  scamPersonas: 'Mentor Max',
  evidence: '',
  evidenceAuthor: 'mixed',
};
const STATEMENT = { id: 'evidence-9', sha256: 'd'.repeat(64), anchor: 'verified' as const };
const REPORT: OwnReport = {
  id: 'report-1',
  receipt: 'R-2345-6789-ABCD',
  scamName: WORDS.scamName,
  scamType: WORDS.scamType,
  reportedAt: AT,
  withdrawnAt: null,
  version: 1,
  cluster: { id: 'cluster-1', name: 'Locked profits' },
  files: 1,
  versions: [{ version: 1, at: AT, sha256: 'a'.repeat(64), words: WORDS, statement: STATEMENT }],
  withdrawnReason: '',
  care: { rail: null, paidAt: null, goesOn: null, ageBand: null },
  conversation: { messages: [], mayWrite: false },
  evidence: [
    {
      id: 'evidence-1',
      fileName: 'letter.txt',
      sizeBytes: 2_048,
      sha256: 'b'.repeat(64),
      receivedAt: AT,
      state: 'read',
      anchor: null,
    },
  ],
  consents: CONSENTS.map((consent) => ({ consent, isGiven: consent === 'vault', since: AT })),
  stages: [
    { stage: 'received', at: AT, layers: [] },
    { stage: 'matched', at: AT, layers: [] },
    { stage: 'used', at: null, layers: [] },
    { stage: 'dossier', at: null, layers: [] },
    { stage: 'handed-over', at: null, layers: [] },
  ],
  path: [{ kind: 'received', at: AT, layers: [], consent: null, isGiven: null, detail: null, reason: null }],
  seq: 0,
};
const GET = 'GET /api/reports/report-1';

/** The screen needs a signed-in user. */
function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <OwnReportScreen /> : null;
}

async function open(more: Record<string, FakeAnswer> = {}, report: OwnReport = REPORT) {
  const calls = fakeApi({ 'GET /api/auth/user': { body: makeUser() }, [GET]: { body: report }, ...more });
  renderApp(<Route path={paths.ownReport.pattern} component={SignedInScreen} />, '/reports/report-1');
  await screen.findByRole('heading', { level: 1, name: report.scamName });
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  act(() => appStore.set(toastAtom, null));
  vi.unstubAllGlobals();
});

describe('My report', () => {
  it('shows the words as told, the receipt, the evidence, and stages that are not reached as not yet', async () => {
    await open();
    expect(screen.getByText(WORDS.description)).toBeTruthy();
    expect(screen.getAllByText(/R-2345-6789-ABCD/u).length).toBeGreaterThan(0);
    expect(screen.getByText('2 KB · Read · not timestamped yet')).toBeTruthy();
    const words = screen.getByRole('link', { name: 'Your words, version 1' });
    expect(words.getAttribute('href')).toBe('/evidence/evidence-9');
    expect(words.closest('li')?.textContent).toContain('Only you can open it · timestamped');
    const dossier = screen.getByText('In a dossier').closest('li');
    expect(within(dossier as HTMLElement).getByText('Not yet')).toBeTruthy();
  });

  it('prints a receipt with fingerprints and without any of the words', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await open();
    const receipt = screen.getByRole('heading', { name: /Receipt R-2345/u, hidden: true }).closest('section');
    expect(receipt?.textContent).toContain('a'.repeat(64));
    expect(receipt?.textContent).toContain('b'.repeat(64));
    for (const words of [WORDS.description, WORDS.scamPersonas, WORDS.scamName])
      expect(receipt?.textContent).not.toContain(words);
    await user.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('changes one consent at a time', async () => {
    const consents = REPORT.consents.map((one) =>
      one.consent === 'contact' ? { ...one, isGiven: true } : one,
    );
    const { calls, user } = await open({
      'PUT /api/reports/report-1/consents': { body: { ...REPORT, consents } },
    });
    await user.click(screen.getByRole('checkbox', { name: /An analyst may contact me/u }));
    expect(calls.at(-1)?.body).toEqual({ consent: 'contact', isGiven: true });
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /An analyst may contact me/u }).matches(':checked')).toBe(
        true,
      ),
    );
  });

  it('shows what analysts looked at and why, their questions by name, and sends the answer', async () => {
    const asked = { id: 'message-1', side: 'analyst' as const, author: 'Ines', words: 'Which bank?', at: AT };
    const step = { at: AT, layers: [], consent: null, isGiven: null, detail: null, reason: null };
    const report: OwnReport = {
      ...REPORT,
      conversation: { messages: [asked], mayWrite: true },
      path: [
        { ...step, kind: 'read' },
        { ...step, kind: 'revealed', detail: 'PHONE_3', reason: 'To ask the company' },
      ],
    };
    const mine = {
      ...asked,
      id: 'message-2',
      side: 'reporter' as const,
      author: null,
      words: 'The corner one',
    };
    const { calls, user } = await open(
      {
        'POST /api/reports/report-1/messages': {
          status: 201,
          body: { messages: [asked, mine], mayWrite: true },
        },
      },
      report,
    );
    expect(await screen.findByText('An analyst looked at a phone number: To ask the company')).toBeTruthy();
    expect(screen.getByText('Analyst Ines')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Your answer/u), 'The corner one');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ words: 'The corner one' });
  });

  it('keeps a closed conversation readable without a field to answer', async () => {
    const asked = { id: 'message-1', side: 'analyst' as const, author: 'Ines', words: 'Which bank?', at: AT };
    await open({}, { ...REPORT, conversation: { messages: [asked], mayWrite: false } });
    expect(await screen.findByText(/Only you can read this now/u)).toBeTruthy();
    expect(screen.getByText('Which bank?')).toBeTruthy();
    expect(screen.queryByLabelText(/^Your answer/u)).toBeNull();
  });

  it('has the recovery clock again, from the answers kept with the report', async () => {
    const paidAt = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    const care = { rail: 'wire_international' as const, paidAt, goesOn: null, ageBand: null };
    const words = { ...WORDS, amountInvolved: '$60,000' };
    const versions = REPORT.versions.map((version) => ({ ...version, words }));
    await open({}, { ...REPORT, care, versions });
    expect((await screen.findByRole('list', { name: 'Recovery clock' })).textContent).toMatch(
      /7[01] hours left/u,
    );
  });

  it('asks before it withdraws, and offers to restore', async () => {
    const withdrawn = { ...REPORT, withdrawnAt: AT, cluster: null, withdrawnReason: 'I changed my mind' };
    const { calls, user } = await open({
      'POST /api/reports/report-1/withdraw': { body: withdrawn },
      'POST /api/reports/report-1/restore': { body: REPORT },
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
    await user.type(await screen.findByRole('textbox', { name: /Why/u }), 'I changed my mind');
    await user.click(screen.getByRole('button', { name: 'Withdraw the report' }));
    expect(await screen.findByText('Your reason: I changed my mind')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore the report' }));
    expect(await screen.findByRole('button', { name: 'Correct it' })).toBeTruthy();
  });

  it('corrects the words with the version that was read, and says what is missing', async () => {
    const words = { ...WORDS, description: 'They promised a lot and locked it.' };
    const versions = [
      { version: 2, at: AT, sha256: 'c'.repeat(64), words, statement: null },
      ...REPORT.versions,
    ];
    const { calls, user } = await open({
      'PUT /api/reports/report-1': { body: { ...REPORT, version: 2, versions } },
    });
    await user.click(screen.getByRole('button', { name: 'Correct it' }));
    const field = await screen.findByRole('textbox', { name: 'What happened' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(screen.getByText('Description must be at least 10 characters')).toBeTruthy();
    await user.type(field, words.description);
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(await screen.findByText(/Version 2\. Only this one counts/u)).toBeTruthy();
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ ...words, version: 1 });
    expect(screen.getByText(WORDS.description), 'the older version stays readable').toBeTruthy();
  });

  it('of somebody else does not exist', async () => {
    fakeApi({});
    renderApp(<Route path={paths.ownReport.pattern} component={OwnReportScreen} />, '/reports/report-2');
    expect(await screen.findByText('You have no such report')).toBeTruthy();
  });
});

describe('My reports', () => {
  it('lists them with receipt and state', async () => {
    fakeApi({
      'GET /api/reports': { body: { reports: [{ ...REPORT, withdrawnAt: AT }], nextCursor: null } },
    });
    renderApp(<OwnReportsScreen />, '/reports');
    expect((await screen.findByRole('link', { name: 'The desk' })).getAttribute('href')).toBe(
      '/reports/report-1',
    );
    expect(screen.getByText('Withdrawn')).toBeTruthy();
  });

  it('leads to the form when there are none', async () => {
    fakeApi({ 'GET /api/reports': { body: { reports: [], nextCursor: null } } });
    renderApp(<OwnReportsScreen />, '/reports');
    expect(await screen.findByRole('link', { name: 'Report a scam' })).toBeTruthy();
  });
});
