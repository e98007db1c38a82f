import { addCard, boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { BoardPart } from './shared-parts.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const user = makeUser();

function openRoom(): CollabRoom {
  const doc = new Doc();
  addCard(doc, 'chat', { layer: 1, label: 'The first chat', kind: 'note', by: 'Ben Birch' });
  return { name: 'puzzle:cluster-001', doc, awareness: new Awareness(doc) };
}

interface ReplaceableProps {
  first: CollabRoom;
  onReplaceable: (show: (room: CollabRoom) => void) => void;
}

/** A board whose room somebody may replace. */
function ReplaceableBoard({ first, onReplaceable }: ReplaceableProps) {
  const [room, setRoom] = useState(first);
  useEffect(() => onReplaceable(setRoom), [onReplaceable]);
  return (
    <BoardPart
      room={room}
      clusterId="cluster-001"
      user={user}
      layer={1}
      pieces={[]}
      linked=""
      followed={null}
      onOpenPiece={() => undefined}
      onStopFollowing={() => undefined}
    />
  );
}

/** The board of a room, and what puts a new document in its place, as after a removal for good. */
function openBoard() {
  let room = openRoom();
  let show = (_room: CollabRoom): void => undefined;
  const first = room;
  const onReplaceable: ReplaceableProps['onReplaceable'] = (replace) => {
    show = replace;
  };
  renderApp(
    <TooltipProvider>
      <ReplaceableBoard first={first} onReplaceable={onReplaceable} />
    </TooltipProvider>,
  );
  const replaceDocument = () => {
    room.doc.destroy();
    room = openRoom();
    act(() => show(room));
  };
  return { replaceDocument, docNow: () => room.doc };
}

const newCard = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Text of a new card' }, { timeout: 10_000 });
const labelsOf = (doc: Doc) => [...boardPieces(doc).values()].map(({ label }) => label);

async function openList(): Promise<HTMLInputElement> {
  await newCard();
  await userEvent.click(screen.getByText(/^The board as a list/u));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Text of the card' });
}

beforeEach(() => {
  localStorage.clear();
  fakeApi({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the words of a new card outlive the document they were typed beside, until the card is added', async () => {
  const { replaceDocument, docNow } = openBoard();
  await userEvent.type(await newCard(), 'Half a thought');
  replaceDocument();
  expect((await newCard()).value).toBe('Half a thought');
  await userEvent.type(await newCard(), ', now whole{Enter}');
  expect(labelsOf(docNow())).toEqual(['The first chat', 'Half a thought, now whole']);
  expect((await newCard()).value).toBe('');
  replaceDocument();
  expect((await newCard()).value).toBe('');
});

test('the words of a new card outlive a visit of another page', async () => {
  openBoard();
  await userEvent.type(await newCard(), 'Half a thought');
  cleanup();
  openBoard();
  expect((await newCard()).value).toBe('Half a thought');
});

test('a card that is added just when its document was replaced waits in its field', async () => {
  const { replaceDocument, docNow } = openBoard();
  await userEvent.type(await newCard(), 'Half a thought');
  docNow().destroy();
  await userEvent.type(await newCard(), '{Enter}');
  expect((await newCard()).value).toBe('Half a thought');
  replaceDocument();
  expect((await newCard()).value).toBe('Half a thought');
});

test('what somebody writes on a card while its document is replaced goes into the field of a new card', async () => {
  const { replaceDocument, docNow } = openBoard();
  await userEvent.type(await newCard(), 'Mine:');
  await userEvent.type(await openList(), ' was on a Tuesday');
  replaceDocument();
  expect((await newCard()).value).toBe('Mine: The first chat was on a Tuesday');
  expect(labelsOf(docNow())).toEqual(['The first chat']);
});

test('a new card begun on the canvas is not lost with its document', async () => {
  const { replaceDocument } = openBoard();
  await newCard();
  const canvas = document.querySelector<HTMLElement>('.react-flow');
  if (canvas) fireEvent.keyDown(canvas, { key: 'n' });
  const field = await screen.findByRole('textbox', { name: 'What does the card say?', hidden: true });
  fireEvent.change(field, { target: { value: 'A wallet' } });
  replaceDocument();
  expect((await newCard()).value).toBe('A wallet');
});

test('in the list, what two people write on one card is kept of both', async () => {
  const { docNow } = openBoard();
  const field = await openList();
  await userEvent.type(field, ' on Tuesday');
  act(() => changePiece(docNow(), 'chat', { label: 'The first chat, by phone' }));
  expect(field.value, 'the field keeps what is typed in it').toBe('The first chat on Tuesday');
  await userEvent.tab();
  expect(labelsOf(docNow())).toEqual(['The first chat, by phone']);
  expect((await newCard()).value).toBe('The first chat on Tuesday');
});

test('in the list, what somebody writes on a card that is deleted goes into the field of a new card', async () => {
  const { docNow } = openBoard();
  await userEvent.type(await openList(), ' on Tuesday');
  act(() => void boardPieces(docNow()).delete('chat'));
  expect((await newCard()).value).toBe('The first chat on Tuesday');
});
