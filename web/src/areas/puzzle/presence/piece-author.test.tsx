import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PieceAuthor } from './piece-author.tsx';

afterEach(cleanup);

test('an agent has a face, a victim has none', () => {
  const agent = render(
    <PieceAuthor piece={{ origin: 'agent', author: { id: 'a1', displayName: 'Ada Verne' } }} />,
  );
  expect(agent.container.querySelector('[data-initials]')).not.toBeNull();
  const victim = render(
    <PieceAuthor piece={{ origin: 'report', author: { id: 'victim', displayName: 'A victim' } }} />,
  );
  expect(victim.container.textContent).toBe('A victim');
  expect(victim.container.querySelector('[data-initials]')).toBeNull();
});
