import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { inState, makeEscalation, OVERVIEW, SUMMARY } from '../testing/escalation-fixtures.ts';
import { MediaEscalationScreen } from './media-escalation-screen.tsx';

const LIST = 'GET /api/media-escalations';
const ALSO = 'GET /api/media-escalations/overview';
const APPROVE = 'POST /api/media-escalations/escalation-1/approvals';
const REJECT = 'POST /api/media-escalations/escalation-1/rejection';
const SUBSCRIBE = 'PUT /api/media-escalations/subscription';
const NOT_YOURS = 'Analysts and admins decide this.';

function open(escalations: readonly Escalation[], table: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ [LIST]: { body: escalations }, [ALSO]: { body: OVERVIEW }, ...table });
  renderSignedIn(MediaEscalationScreen, { path: paths.mediaEscalation, url: '/media-escalation' });
  return { calls, user: userEvent.setup() };
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the threshold, the proposal, each sentence with what proves it, and the nearest cluster', async () => {
  open([makeEscalation()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Media Escalation' })).toBeTruthy();
  const card = await screen.findByRole('region', { name: 'Bright Harbor' });
  expect(card.textContent).toContain('92.9 % complete');
  expect(within(card).getByText('Proposed')).toBeTruthy();
  expect(within(card).getByText(/At least 5 people reported the same scam/u)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'layer 1 of the puzzle' }).getAttribute('href')).toBe(
    '/puzzle/cluster-001?mode=contribute&layer=1',
  );
  expect(within(card).getByRole('link', { name: '5' }).getAttribute('href')).toBe(
    '/clusters/cluster-001/reports/r5',
  );
  const near = await screen.findByRole('region', { name: 'Closest to 90 %' });
  expect(near.textContent).toContain('89.3 %: 12 of 14 layers confirmed, 1 open');
});

test('an approval names the text on screen; afterwards the same person cannot press again and reads why', async () => {
  const why = 'You have approved this summary. A second person is needed.';
  let now = makeEscalation();
  const { calls, user } = open([], {
    [LIST]: () => ({ body: [now] }),
    [APPROVE]: () => {
      now = inState('approved-once', {
        approvals: [{ by: 'Ana', at: '2026-01-02T00:00:00.000Z', isVoid: false }],
        may: { ...now.may, approve: why },
      });
      return { body: now };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve: Bright Harbor' }));
  expect(await screen.findByText('Approvals: 1 of 2')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve: Bright Harbor' }).disabled).toBe(
    true,
  );
  expect(calls.find(({ route }) => route === APPROVE)?.body).toEqual({ sha256: SUMMARY.sha256 });
});

test('an approval of an earlier text is void, and counts for nothing', async () => {
  open([makeEscalation({ approvals: [{ by: 'Ana', at: '2026-01-02T00:00:00.000Z', isVoid: true }] })]);
  expect(await screen.findByText('Approvals: 0 of 2')).toBeTruthy();
  expect(screen.getByText(/void: the text changed since/u)).toBeTruthy();
});

test('a rejection takes a reason', async () => {
  const { calls, user } = open([makeEscalation()], { [REJECT]: { body: inState('rejected') } });
  await user.click(await screen.findByRole('button', { name: 'Reject: Bright Harbor' }));
  await user.type(await screen.findByRole('textbox'), 'They would be warned');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === REJECT)?.body).toEqual({ reason: 'They would be warned' }),
  );
});

test('a member reads the state and why they decide nothing; the text comes with the second approval', async () => {
  const may = { propose: NOT_YOURS, approve: NOT_YOURS, reject: NOT_YOURS, withdraw: NOT_YOURS };
  open([makeEscalation({ summary: null, may })]);
  expect(await screen.findByText(NOT_YOURS)).toBeTruthy();
  for (const name of ['Approve', 'Reject', 'Withdraw'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `${name}: Bright Harbor` }).disabled).toBe(
      true,
    );
  expect(screen.getByText('The summary can be read here once two people approved it.')).toBeTruthy();
  expect(screen.queryByText('Press summary')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(screen.getByText('These alerts are for law enforcement.')).toBeTruthy();
});

test('an approved text can be taken along, and the screen says that nothing is sent', async () => {
  const { user } = open([inState('approved')]);
  await user.click(await screen.findByRole('button', { name: 'Copy the press summary' }));
  expect(await navigator.clipboard.readText()).toBe(SUMMARY.text);
  expect(screen.getByRole('button', { name: 'Download as text' })).toBeTruthy();
  expect(screen.getByText(/^Nothing is sent anywhere by itself/u)).toBeTruthy();
});

test('where too few people reported there is a reason and no summary', async () => {
  const refusal = 'A summary needs reports of at least 5 people that count.';
  open([makeEscalation({ summary: null, refusal, may: { ...makeEscalation().may, approve: refusal } })]);
  expect((await screen.findAllByText(refusal)).length).toBe(2);
  expect(screen.queryByText('Press summary')).toBeNull();
});

test('an officer turns alerts on', async () => {
  const subscription = { isOn: false, obstacle: null };
  const { calls, user } = open([], {
    [ALSO]: { body: { ...OVERVIEW, subscription } },
    [SUBSCRIBE]: { body: { ...OVERVIEW, subscription: { isOn: true, obstacle: null } } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Tell me when a cluster reaches 90 %/u }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  expect(calls.find(({ route }) => route === SUBSCRIBE)?.body).toEqual({ isOn: true });
});

test('without a cluster above 90 % it says which are closest, and where to go on', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No cluster is 90 % solved' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Cold Lantern' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review open pieces' }).getAttribute('href')).toBe('/reviews');
});

test('each part tells when it could not be loaded, and tries again', async () => {
  const { user } = open([], { [LIST]: { status: 500, body: 'x' }, [ALSO]: { status: 500, body: 'x' } });
  expect(
    await screen.findByText('We could not load the media escalations', {}, { timeout: 5_000 }),
  ).toBeTruthy();
  expect(
    await screen.findByText('We could not load the nearest clusters', {}, { timeout: 5_000 }),
  ).toBeTruthy();
  fakeApi({ [LIST]: { body: [makeEscalation()] }, [ALSO]: { body: OVERVIEW } });
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  expect(await screen.findByRole('region', { name: 'Bright Harbor' })).toBeTruthy();
});
