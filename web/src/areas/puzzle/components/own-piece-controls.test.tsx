import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { OwnPieceControls } from './own-piece-controls.tsx';

const PIECE: Contribution = {
  id: 'piece-1',
  clusterId: 'cluster-001',
  layer: 3,
  content: 'They asked for a fee.',
  type: 'text',
  evidenceId: null,
  confidence: 60,
  status: 'pending',
  author: { id: 'user-1', displayName: 'Ada Vale' },
  origin: 'agent',
  hash: '0'.repeat(64),
  createdAt: new Date().toISOString(),
  reviews: [],
};

afterEach(cleanup);

test('what somebody writes over their piece stays when it is reviewed meanwhile, until they close it', async () => {
  const user = userEvent.setup();
  const show = (piece: Contribution) => (
    <Providers>
      <OwnPieceControls piece={piece} people={[]} />
    </Providers>
  );
  const { rerender } = render(show(PIECE));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await screen.findByRole('textbox'), ' In crypto.');
  rerender(show({ ...PIECE, status: 'confirmed' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('They asked for a fee. In crypto.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});
