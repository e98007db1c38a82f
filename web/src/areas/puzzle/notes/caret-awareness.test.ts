import { expect, test, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import { createCaretAwareness } from './caret-awareness.ts';

const CARET = { tname: 'notes', item: null, type: null, assoc: 0 };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function open() {
  const [theirs, ours] = [new Awareness(new Doc()), new Awareness(new Doc())];
  const send = () => applyAwarenessUpdate(ours, encodeAwarenessUpdate(theirs, [theirs.clientID]), null);
  return { theirs, send, ...createCaretAwareness(ours) };
}

test('the editor hears of carets that move, not of pointers on the board', async () => {
  const { theirs, view, send } = open();
  const hear = vi.fn();
  view.on('change', hear);
  theirs.setLocalStateField('cursor', { x: 1, y: 2 });
  send();
  await frame();
  expect(hear).not.toHaveBeenCalled();
  theirs.setLocalStateField('caret', { anchor: CARET, head: CARET });
  send();
  theirs.setLocalStateField('cursor', { x: 3, y: 4 });
  send();
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(1));
  theirs.setLocalStateField('caret', null);
  send();
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(2));
  view.off('change', hear);
  theirs.setLocalStateField('caret', { anchor: CARET, head: CARET });
  send();
  await frame();
  await frame();
  expect(hear).toHaveBeenCalledTimes(2);
});

test('only those who have a caret are there, and a broken one is none', () => {
  const { theirs, view, send, countRead } = open();
  theirs.setLocalStateField('cursor', { x: 1, y: 2 });
  send();
  expect([view.getStates().size, countRead()]).toEqual([0, 0]);
  for (const broken of ['here', { anchor: null, head: CARET }, { anchor: {}, head: {} }]) {
    theirs.setLocalStateField('caret', broken);
    send();
    expect(view.getStates().get(theirs.clientID)?.cursor ?? null).toBeNull();
  }
  theirs.setLocalStateField('caret', { anchor: CARET, head: CARET });
  send();
  expect(view.getStates().get(theirs.clientID)).toMatchObject({ cursor: { head: CARET } });
  expect(countRead()).toBe(1);
});
