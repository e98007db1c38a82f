import { noChanges } from '@fap/shared/puzzle/board-changes.ts';
import { addCard, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { BoardVersion, HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Doc, XmlElement, XmlText } from 'yjs';
import { type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { HistoryView } from './history-view.tsx';

const ANA = { id: 'ana', displayName: 'Ana Alder' };
const BEN = { id: 'ben', displayName: 'Ben Birch' };

function moment(updateId: number, part: Partial<HistoryMoment> = {}): HistoryMoment {
  return {
    updateId,
    firstUpdateId: updateId,
    author: ANA,
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-20T10:08:00.000Z',
    updates: 1,
    changed: noChanges(),
    text: `change ${updateId}`,
    restoredFrom: null,
    ...part,
  };
}

function version(updateId: number): BoardVersion {
  const touch = { changedBy: BEN, changedAt: '2026-11-20T10:08:00.000Z' };
  const card = { layer: 2, x: 0, y: 0, kind: 'note', by: 'Ana Alder' };
  const run = { marks: [], change: null, changedBy: null };
  return {
    updateId,
    moment: moment(updateId),
    cards: [
      { id: 'a', label: `The wallet of ${updateId}`, ...card, change: 'moved', ...touch },
      { id: 'b', label: 'The old account', ...card, change: 'removed', ...touch },
    ],
    lines: [],
    notes: [
      { kind: 'heading', level: 3, runs: [{ ...run, text: 'Findings' }] },
      {
        kind: 'paragraph',
        level: 0,
        runs: [
          { ...run, text: 'The bank called' },
          { ...run, text: ' twice', change: 'added', changedBy: BEN },
          { ...run, text: ' never', change: 'removed', changedBy: ANA },
        ],
      },
    ],
  };
}

// The cache outlives a test, so each test uses a cluster of its own.
let clusters = 0;
let clusterId = '';
let list = '';
function freshCluster(): void {
  clusters += 1;
  clusterId = `cluster-${clusters}`;
  list = `GET /api/puzzle/${clusterId}/history`;
}
beforeEach(freshCluster);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(updateId: number | null = null, doc = new Doc()) {
  const onChoose = vi.fn();
  const onRestored = vi.fn();
  renderApp(
    <HistoryView
      clusterId={clusterId}
      updateId={updateId}
      onChoose={onChoose}
      onRestored={onRestored}
      doc={doc}
    />,
  );
  return { onChoose, onRestored };
}

const page = (moments: readonly HistoryMoment[], next: number | null = null) => ({ body: { moments, next } });

test('lists who changed what, and shows the newest version with its changes and their authors', async () => {
  fakeApi({
    [list]: page([moment(9, { author: BEN, restoredFrom: 4 }), moment(7)]),
    [`${list}/9`]: { body: version(9) },
  });
  const { onChoose } = show();
  const moments = within(await screen.findByRole('navigation', { name: 'Moments' }));
  expect(moments.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Brought back an earlier version'),
    expect.stringContaining('change 7'),
  ]);
  const cards = within(await screen.findByRole('list', { name: 'Cards of this version', hidden: true }));
  expect(cards.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    'The wallet of 9moved by Ben Birch',
    'The old accountremoved by Ben Birch',
  ]);
  const notes = screen.getByRole('region', { name: 'Notes of this version' });
  expect(notes.querySelector('ins')?.textContent).toContain('[written by Ben Birch:  twice');
  expect(notes.querySelector('del')?.textContent).toContain('[removed by Ana Alder:  never');
  await userEvent.click(moments.getByRole('button', { name: /change 7/u }));
  expect(onChoose).toHaveBeenCalledWith(7);
});

test('says when there is no history yet; offers a retry when the list fails to load', async () => {
  fakeApi({ [list]: page([]) });
  show();
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
  cleanup();
  freshCluster();
  const table: Parameters<typeof fakeApi>[0] = { [list]: { status: 503, body: { message: 'later' } } };
  fakeApi(table);
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  table[list] = page([]);
  await userEvent.click(retry);
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
});

test('adds older moments below; a failure there keeps the list and can be retried', async () => {
  const table: Parameters<typeof fakeApi>[0] = {
    [list]: page([moment(9)], 9),
    [`${list}/9`]: { body: version(9) },
    [`${list}?before=9`]: { status: 503, body: { message: 'later' } },
  };
  fakeApi(table);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older moments' }));
  expect(await screen.findByText(/We could not load older moments/u)).toBeTruthy();
  table[`${list}?before=9`] = page([moment(5), moment(3)]);
  await userEvent.click(screen.getByRole('button', { name: 'Show older moments' }));
  expect(await screen.findByText('change 3')).toBeTruthy();
  expect(screen.getByText('This is where the history begins.')).toBeTruthy();
});

test('the slider and its buttons go through the moments, oldest on the left', async () => {
  fakeApi({ [list]: page([moment(9, { author: BEN }), moment(7)]), [`${list}/9`]: { body: version(9) } });
  const { onChoose } = show(9);
  const slider = await screen.findByRole('slider', { name: 'Moment' });
  expect(slider.getAttribute('aria-valuetext')).toContain('Ben Birch');
  expect(screen.getByRole('button', { name: 'Later moment' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier moment' }));
  expect(onChoose).toHaveBeenCalledWith(7);
});

test('says when a version does not exist, and keeps the list', async () => {
  fakeApi({ [list]: page([moment(9)]) });
  show(8);
  expect(await screen.findByText('There is no such version')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Moments' })).toBeTruthy();
});

test('says before restoring what would change in the current document', async () => {
  const doc = new Doc();
  addCard(doc, 'a', { layer: 2, label: 'The wallet of 9', kind: 'note', by: 'Ana Alder' });
  addCard(doc, 'c', { layer: 2, label: 'A wrong lead', kind: 'note', by: 'Ben Birch' });
  const calls: FakeCall[] = fakeApi({
    [list]: page([moment(9)]),
    [`${list}/9`]: { body: version(9) },
    [`POST /api/puzzle/${clusterId}/history/9/restore`]: {
      body: { updateId: 12, changed: noChanges(), text: '1 card removed' },
    },
  });
  const { onRestored } = show(9, doc);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this version?' }));
  expect(dialog.getByText('1 card removed, 30 characters written in the notes')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(await screen.findByText('Version restored')).toBeTruthy();
  expect(boardPieces(doc).size, 'the change arrives through the shared document').toBe(2);
});

test('says when a version equals the current one; a refusal keeps the dialog and shows the reason', async () => {
  const doc = new Doc();
  addCard(doc, 'a', { layer: 2, label: 'The wallet of 9', kind: 'note', by: 'Ana Alder' });
  for (const [name, text] of [
    ['heading', 'Findings'],
    ['paragraph', 'The bank called twice'],
  ] as const) {
    const block = new XmlElement(name);
    block.insert(0, [new XmlText(text)]);
    boardNotes(doc).push([block]);
  }
  fakeApi({
    [list]: page([moment(9)]),
    [`${list}/9`]: { body: version(9) },
    [`POST /api/puzzle/${clusterId}/history/9/restore`]: {
      status: 409,
      body: { message: 'Somebody else is bringing back a version just now', code: 'CONFLICT' },
    },
  });
  const { onRestored } = show(9, doc);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this version?' }));
  expect(dialog.getByText(/already look like this/u)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Somebody else is bringing back a version just now')).toBeTruthy();
  expect(onRestored).not.toHaveBeenCalled();
});
