import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { FLOWS, minutesOf } from '@fap/shared/education/flows/flows.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ScamFlowsScreen } from './scam-flows-screen.tsx';

/** The flows as the server answers them. */
const LIST: ScamFlow[] = FLOWS.map(({ stages, familyId, sources, ...flow }) => {
  const family = findCatalogueCluster(familyId);
  if (!family) throw new Error(familyId);
  return {
    ...flow,
    familyId,
    familyName: family.name,
    category: family.category,
    scamType: family.scamType,
    stages: stages.map(({ minutes, victimState, moves, triggers, ...stage }) => ({
      ...stage,
      layerName: anatomyLayer(stage.layer).name,
      duration: minutes,
      moves: [...moves],
      triggers: [...triggers],
      victim_state: victimState,
    })),
    totalDuration: minutesOf({ stages }),
    successRate: null,
    counted: null,
    variants: family.branches.map(({ id, name, description }) => ({ id, name, description })),
    sources: [...sources],
  };
});
const [FIRST] = LIST;
if (!FIRST) throw new Error('there is no flow');
const nameAt = (place: number) => FIRST.stages[place]?.name ?? '';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

let calls: FakeCall[] = [];

function open(path = '/scam-flows', list: readonly ScamFlow[] = LIST) {
  calls = fakeApi({ 'GET /api/scam-flows': { body: list } });
  renderApp(<ScamFlowsScreen />, path);
  return userEvent.setup();
}

const patterns = async () =>
  within(await screen.findByRole('list', { name: 'Patterns' }))
    .getAllByRole('button')
    .map((button) => button.firstElementChild?.textContent);

test('patterns are found by words and by family, and one is chosen; nothing found says what to do', async () => {
  const user = open();
  expect(await patterns()).toEqual(LIST.map(({ name }) => name));
  expect(screen.getByRole('heading', { level: 2, name: FIRST.name })).toBeTruthy();
  await user.type(screen.getByLabelText('Search patterns'), 'refund help line');
  expect(await patterns()).toEqual(['Refund help line']);
  await user.click(screen.getByRole('button', { name: /^Refund help line/u }));
  expect(screen.getByRole('heading', { level: 2, name: 'Refund help line' })).toBeTruthy();
  expect(screen.getByText('45 min')).toBeTruthy();
  await user.clear(screen.getByLabelText('Search patterns'));
  await user.selectOptions(screen.getByLabelText('Families'), 'Authority Impersonation');
  expect((await patterns()).length).toBeLessThan(LIST.length);
  await user.type(screen.getByLabelText('Search patterns'), 'zzqx');
  expect(screen.getByText('No patterns found. Try fewer words, or choose all families.')).toBeTruthy();
});

test('a pattern shows each stage with its words, its effect and its way out, and a table behind the picture', async () => {
  open('/scam-flows?flow=tech-support');
  const stages = within(await screen.findByRole('list', { name: 'Stages' }));
  const flow = LIST.find(({ id }) => id === 'tech-support');
  for (const [place, stage] of (flow?.stages ?? []).entries()) {
    expect(stages.getByRole('heading', { name: `${place + 1}. ${stage.name}` })).toBeTruthy();
    expect(stages.getByText(`“${stage.script}”`)).toBeTruthy();
    expect(stages.getByText(stage.victim_state)).toBeTruthy();
    expect(stages.getByText(stage.exit)).toBeTruthy();
  }
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength((flow?.stages.length ?? 0) + 1);
  for (const { name } of flow?.variants ?? []) expect(screen.getByRole('link', { name })).toBeTruthy();
});

test.each([
  [{ counted: null }, 'No reports of the kind Crypto Recovery yet.', '—'],
  [
    { counted: { reports: 4, paid: 2, from: 'reports' as const } },
    '2 of 4 reports of the kind Crypto Recovery name a payment. 5 reports are needed for a percentage.',
    '—',
  ],
  [
    { successRate: 40, counted: { reports: 5, paid: 2, from: 'reports' as const } },
    'Money was paid in 2 of 5 reports of the kind Crypto Recovery.',
    '40%',
  ],
  [
    { successRate: 31, counted: { reports: 100, paid: 31, from: 'sample' as const } },
    'Sample data, made up for this demo. Money was paid in 31 of 100 reports of the kind Crypto Recovery.',
    '31%',
  ],
])('the success rate says what it is a share of: %#', async (part, note, value) => {
  open('/scam-flows', [{ ...FIRST, ...part }]);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.getByText(value)).toBeTruthy();
});

test('the simulation starts at stage 1, goes on one stage at a time, ends after the last and starts again at stage 1', async () => {
  const user = open();
  await user.click(await screen.findByRole('tab', { name: 'Live Simulation' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const total = FIRST.stages.length;
  for (let place = 0; place < total; place += 1) {
    expect(screen.getByText(`Stage ${place + 1} of ${total}`)).toBeTruthy();
    const heading = screen.getByRole('heading', { name: nameAt(place) });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('What you could do here')).toBeTruthy();
    const isLast = place === total - 1;
    await user.click(screen.getByRole('button', { name: isLast ? 'Finish' : 'Next Stage' }));
  }
  expect(screen.getByRole('heading', { name: `You’ve seen all ${total} stages` })).toBeTruthy();
  expect(screen.queryByText(/^Stage \d/u)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText(`Stage 1 of ${total}`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: nameAt(0) })).toBeTruthy();
});

test('somebody can step out of the simulation, and another pattern begins at its own start', async () => {
  const user = open('/scam-flows?tab=simulation');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await user.click(screen.getByRole('button', { name: 'Next Stage' }));
  await user.click(screen.getByRole('button', { name: 'I’d step out here' }));
  expect(screen.getByText(`You stepped out at stage 2 of ${FIRST.stages.length}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What to do in the first minutes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Refund help line/u }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

const compare = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  const field = await screen.findByLabelText('Script to compare');
  await user.clear(field);
  if (text !== '') {
    await user.click(field);
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Compare with the patterns' }));
};

test('a pasted script is compared without a call: one pattern, several, none, too short or nothing', async () => {
  const user = open('/scam-flows?tab=patterns');
  await compare(user, '   ');
  expect(screen.getByText('Paste some text first.')).toBeTruthy();
  const before = calls.length;
  await compare(user, 'Pay now');
  expect(await screen.findByRole('heading', { name: 'Too short to compare' })).toBeTruthy();
  await compare(user, 'The meeting moved to Thursday at ten. Please bring the slides with you.');
  const none = await screen.findByRole('heading', { name: 'No pattern fits' });
  expect(document.activeElement).toBe(none);
  await compare(
    user,
    'Your package could not be delivered, pay the redelivery fee. This is Officer Grant, there is an arrest warrant and your social security number is suspended.',
  );
  expect(await screen.findByRole('heading', { name: 'Close to several patterns' })).toBeTruthy();
  await compare(user, LIST.find(({ id }) => id === 'tech-support')?.stages[2]?.script ?? '');
  expect(
    await screen.findByRole('heading', { name: 'Most like: Alarm or renewal, then remote help' }),
  ).toBeTruthy();
  expect(screen.getByText('3. Access to the device')).toBeTruthy();
  expect(screen.getByText(/stage 3$/u)).toBeTruthy();
  expect(calls).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: /^See all stages/u }));
  expect(screen.getByRole('heading', { level: 2, name: 'Alarm or renewal, then remote help' })).toBeTruthy();
});

test.each([
  ['very long', `${'Pay the fee today or you lose it. '.repeat(900)}`],
  ['right to left', 'مرحبا، طردك في انتظار الدفع. ادفع الرسوم اليوم. '.repeat(40)],
  ['signs', '🎁💸🔥 free 🎁 money 🎁 now 🎁 click 🎁 here 🎁 today '.repeat(60)],
  ['markup', '<img src=x onerror=alert(1)> <b>send</b> the money to my account today please'],
])('a text of %s is read as text and breaks nothing', async (_, text) => {
  const user = open('/scam-flows?tab=patterns');
  await compare(user, text);
  expect(await screen.findByRole('heading', { name: 'Sentence by sentence' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(document.querySelector('img')).toBeNull();
});

test('patterns that could not be loaded say so and can be asked for again', async () => {
  fakeApi({});
  renderApp(<ScamFlowsScreen />, '/scam-flows');
  expect(await screen.findByText('We could not load the patterns')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
