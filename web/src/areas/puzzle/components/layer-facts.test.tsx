import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PieceAuthor } from '../presence/piece-author.tsx';
import { LayerFacts } from './layer-facts.tsx';

vi.mock('../public/contributor-name.ts', () => ({
  contributorName: (name: string) => (name === 'A victim' ? 'Una víctima' : name),
}));
afterEach(cleanup);

test('a victim is called one in the words of the page, beside a layer and beside a piece', () => {
  const layer = { status: 'partial', contributor: 'A victim', confidence: 45, pieces: 1 } as PuzzleLayer;
  render(<LayerFacts layer={layer} />);
  render(<PieceAuthor piece={{ author: { id: 'victim', displayName: 'A victim' }, origin: 'report' }} />);
  expect(screen.getAllByText('Una víctima')).toHaveLength(2);
});
