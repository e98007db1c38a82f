import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { makeDetails } from '../testing/case-fixtures.ts';
import { CaseScreen } from './case-screen.tsx';

vi.mock('idb-keyval', () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

type Table = Parameters<typeof fakeApi>[0];
const ID = 'CS-2026-007';
const CASE = `/api/cases/${ID}`;
const AT = '2026-01-02T12:00:00.000Z';

const PEOPLE = [
  { id: 'user-2', name: 'Ines Carver' },
  { id: 'user-1', name: 'Ada Vale' },
];

function open(details: ReturnType<typeof makeDetails> | null, table: Table = {}) {
  const calls = fakeApi({
    ...(details ? { [`GET ${CASE}`]: { body: details } } : {}),
    [`GET ${CASE}/timeline`]: { body: [{ seq: 1, at: AT, actor: 'Ada Vale', sentence: 'Opened the case' }] },
    [`GET ${CASE}/assignees`]: { body: PEOPLE },
    'GET /api/evidence': { body: { evidence: [], nextCursor: null } },
    ...table,
  });
  queryClient.setQueryData(['/api/app-config'], {
    dataMode: 'live',
    uploadMaxBytes: 1_000_000,
    latestAnchoredBlock: null,
  });
  renderSignedIn(CaseScreen, { path: paths.case, url: paths.case(ID) });
  return { calls, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toastIs = (title: string, description: string) =>
  waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title, description }));
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  queryClient.clear();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the case with its figures, evidence, actions and timeline', async () => {
  open(makeDetails());
  expect(screen.getByText('Loading case details...')).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Locked balances' });
  expect(document.body.textContent).toContain(`Case ID ${ID}`);
  for (const word of ['High Risk', 'Investment Coaching', '83%', 'Bright Harbor', 'Cluster: 9'])
    expect(screen.getByText(word)).toBeTruthy();
  expect(['Victims', 'Amount stolen', 'Evidence files'].map(figure)).toEqual(['4', '$42K', '2']);
  for (const name of ['Back', 'Generate Report', 'Upload Evidence', 'Compare Evidence'])
    expect(button(name).disabled).toBe(false);
  expect(button('Behavioral Analysis').disabled).toBe(false);
  expect(button('Blockchain Verify').disabled).toBe(false);
  expect(screen.getByRole('heading', { name: /Evidence/u })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeTruthy();
  expect(await screen.findByText('Opened the case')).toBeTruthy();
});

test('a case that is opened again shows what others changed meanwhile', async () => {
  open(makeDetails());
  await screen.findByRole('heading', { level: 1, name: 'Locked balances' });
  cleanup();
  open(makeDetails({ riskLevel: 'low' }));
  expect(await screen.findByText('Low Risk')).toBeTruthy();
});

test('a case that is not there says so, and leads home', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Case Not Found' });
  expect(screen.getByText('The requested case could not be found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
});

test('somebody else reads it, and gets nothing to change it with', async () => {
  open(
    makeDetails({
      isRedacted: true,
      mayWork: false,
      cluster: null,
      behavioralMatchScore: null,
      owner: null,
    }),
  );
  expect(await screen.findByText('Needs two reports')).toBeTruthy();
  expect(screen.getByText(/personal data is hidden/u)).toBeTruthy();
  expect(button('Upload Evidence').disabled).toBe(true);
  expect(button('Behavioral Analysis').disabled).toBe(true);
  for (const name of ['Tasks', 'Sign-off', 'Work'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('the forensic report is made, and its file offered', async () => {
  const { user } = open(makeDetails(), {
    [`POST /api/reports/forensic/${ID}`]: {
      status: 201,
      body: { reportId: 'report-1', pdfUrl: '/api/x.pdf', sha256: 'a'.repeat(64) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
  await toastIs('Report Generated', 'Forensic report has been generated successfully');
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/x.pdf');
});

test('a report that fails says so', async () => {
  const { user } = open(makeDetails(), { [`POST /api/reports/forensic/${ID}`]: { status: 503 } });
  await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
  await toastIs('Error', 'Failed to generate report');
});

test('tasks are added and done; the answer is shown', async () => {
  const task = {
    id: 'task-1',
    text: 'Ask the exchange',
    isDone: false,
    createdAt: AT,
    doneAt: null,
    doneBy: null,
  };
  const { calls, user } = open(makeDetails(), {
    [`POST ${CASE}/tasks`]: { status: 201, body: makeDetails({ tasks: [task] }) },
    [`PATCH ${CASE}/tasks/task-1`]: { body: makeDetails({ tasks: [{ ...task, isDone: true }] }) },
  });
  await user.type(await screen.findByLabelText('New task'), 'Ask the exchange');
  await user.click(button('Add task'));
  await user.click(await screen.findByRole('checkbox', { name: 'Ask the exchange' }));
  await waitFor(() => expect(screen.getByText('0 of 1 open')).toBeTruthy());
  expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ isDone: true });
});

test('a cleared sign-off says so, and can be repeated by an analyst', async () => {
  const signed = { by: 'Ines Carver', note: 'Compared', at: AT, clearedAt: '2026-01-03T12:00:00.000Z' };
  const { user } = open(makeDetails({ maySignOff: true, signOff: signed }), {
    [`POST ${CASE}/sign-off`]: {
      body: makeDetails({ maySignOff: true, signOff: { ...signed, clearedAt: null } }),
    },
  });
  expect(await screen.findByText(/Cleared: the case was changed/u)).toBeTruthy();
  await user.type(screen.getByLabelText('Note'), 'Compared again');
  await user.click(button('Sign off'));
  await waitFor(() => expect(screen.queryByText(/Cleared:/u)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign off' })).toBeNull();
});

test('status and assignee are changed, and a refusal says why', async () => {
  const { calls, user } = open(makeDetails(), {
    [`PATCH ${CASE}`]: ({ body }) =>
      (body as { status?: string }).status
        ? {
            status: 403,
            body: { code: 'FORBIDDEN', message: 'Only people who work on this case can change it' },
          }
        : { body: makeDetails({ assignee: { id: 'user-1', name: 'Ada Vale' } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Assigned to').value).toBe('user-1'));
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Ines Carver');
  await user.selectOptions(screen.getByLabelText('Status'), 'complete');
  await toastIs('Not saved', 'Only people who work on this case can change it');
  expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { assigneeId: 'user-1' },
    { assigneeId: 'user-2' },
    { status: 'complete' },
  ]);
});

test('words that somebody else changed meanwhile are shown before they are overwritten', async () => {
  const message = 'Somebody else has changed these words meanwhile.';
  let now = makeDetails({ description: 'As it was' });
  const { calls, user } = open(now, {
    [`GET ${CASE}`]: () => ({ body: now }),
    [`PATCH ${CASE}`]: ({ body }) => {
      const { seen, ...change } = body as { seen: { description: string } };
      if (seen.description !== now.description) return { status: 409, body: { code: 'CONFLICT', message } };
      now = makeDetails({ ...now, ...change });
      return { body: now };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Description');
  await user.clear(field);
  await user.type(field, 'My words');
  now = makeDetails({ description: 'Their words' });
  await user.click(button('Save'));
  await toastIs('Not saved', message);
  expect(await screen.findByText('Their words')).toBeTruthy();
  expect(field.value).toBe('My words');
  await user.click(button('Save'));
  expect(await screen.findByText('My words')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { description: 'My words', seen: { description: 'As it was' } },
    { description: 'My words', seen: { description: 'Their words' } },
  ]);
});
