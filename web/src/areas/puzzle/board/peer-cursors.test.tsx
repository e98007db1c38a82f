import { act, cleanup, screen } from '@testing-library/react';
import { ReactFlow } from '@xyflow/react';
import { afterEach, expect, test } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import { renderApp } from '../../../testing/render-app.tsx';
import { PeerCursors } from './peer-cursors.tsx';

afterEach(cleanup);

/** A board on which so many others have their pointer. */
async function showPointers(count: number): Promise<(string | null)[]> {
  const awareness = new Awareness(new Doc());
  for (let at = 1; at <= count; at += 1)
    awareness.states.set(at, {
      user: { id: `person-${at}`, name: `Ada Verne${at}`, color: '#1d4ed8' },
      cursor: { x: 10, y: 10 },
    });
  renderApp(
    <ReactFlow nodes={[]} edges={[]}>
      <PeerCursors awareness={awareness} />
    </ReactFlow>,
  );
  await act(() => Promise.resolve());
  awareness.destroy();
  return (await screen.findAllByTestId('peer-cursor')).map(({ textContent }) => textContent);
}

test('few pointers say names, of many each says initials: names would cover the words of the cards', async () => {
  expect(await showPointers(2)).toEqual(['Ada Verne1', 'Ada Verne2']);
  cleanup();
  const many = await showPointers(9);
  expect(many).toHaveLength(9);
  expect(new Set(many)).toEqual(new Set(['AV']));
});
