import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AnalystReportScreen } from './analyst-report-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const AT = '2026-03-02T09:00:00.000Z';
const CARE = { rail: null, paidAt: null, goesOn: null, ageBand: null };
const VIEW: AnalystView = {
  id: 'report-1',
  exhibit: 'Report 1',
  cluster: { id: 'cluster-1', name: 'Locked profits' },
  reportedAt: AT,
  scamType: 'investment_coaching',
  contactMethod: 'email',
  amount: null,
  told: {
    version: 1,
    words: {
      scamName: 'The desk',
      scamType: 'investment_coaching',
      description: 'They called me on [PHONE_1] every evening.',
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      amountInvolved: '',
      scamPersonas: 'Mentor Max',
      evidence: '',
      evidenceAuthor: 'mixed',
    },
    care: CARE,
  },
  hidden: ['PHONE_1'],
  conversation: null,
  seq: 1,
};

// Each test gets its own report, because answers stay in the cache between tests, as they do in the app.
let reports = 0;
function open(view: FakeAnswer, more: Record<string, FakeAnswer> = {}) {
  reports += 1;
  const api = `/api/reports/report-${reports}`;
  const answers = Object.entries(more).map(([name, answer]) => [`POST ${api}/${name}`, answer] as const);
  const calls = fakeApi({ [`GET ${api}/analyst-view`]: view, ...Object.fromEntries(answers) });
  renderApp(
    <Route path={paths.analystReport.pattern} component={AnalystReportScreen} />,
    `/clusters/cluster-1/reports/report-${reports}`,
  );
  return { calls, user: userEvent.setup() };
}
const viewOf = (changes: Partial<AnalystView> = {}): FakeAnswer => ({
  body: { ...VIEW, id: `report-${reports + 1}`, ...changes },
});

afterEach(() => {
  cleanup();
  act(() => appStore.set(toastAtom, null));
  vi.unstubAllGlobals();
});

it('shows a hidden detail only with a reason', async () => {
  const words = { ...VIEW.told?.words, description: 'They called me on +14155552671 every evening.' };
  const told = { version: 1, words, care: CARE } as AnalystView['told'];
  const { calls, user } = open(viewOf(), { reveals: viewOf({ hidden: [], told }) });
  await user.click(await screen.findByRole('button', { name: 'Show PHONE_1' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ask = dialog.getByRole('button', { name: 'Show PHONE_1' }) as HTMLButtonElement;
  expect(ask.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /^Reason/u }), 'To ask the company');
  await user.click(ask);
  expect(await screen.findByText(/14155552671/u)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ detail: 'PHONE_1', reason: 'To ask the company' });
});

it('asks a reporter who allows it, and offers no field otherwise', async () => {
  const conversation = { messages: [], mayWrite: true };
  const { user } = open(viewOf({ conversation }), {
    messages: {
      status: 201,
      body: {
        messages: [{ id: 'message-1', side: 'analyst', author: 'Ines', words: 'Which bank?', at: AT }],
        mayWrite: true,
      },
    },
  });
  await user.type(await screen.findByLabelText(/^Your question/u), 'Which bank?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Analyst Ines')).toBeTruthy();
  cleanup();
  open(viewOf());
  expect(await screen.findByText('The reporter does not want to be contacted.')).toBeTruthy();
  expect(screen.queryByLabelText(/^Your question/u)).toBeNull();
});

it('says so where the reporter does not share it, and where there is no such report', async () => {
  open(viewOf({ told: null, hidden: [] }));
  expect(await screen.findByText('The reporter does not share this with analysts')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/u })).toBeNull();
  cleanup();
  open({ status: 404, body: { code: 'NOT_FOUND', message: 'There is no such report' } });
  expect(await screen.findByText('There is no such report for you')).toBeTruthy();
});
