import type { GuardianAct } from '@fap/shared/elder/entities.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AcceptedBy } from './accepted-by.tsx';
import { ActEntry } from './act-entry.tsx';

test('an elder is warned where another address than the invited one accepted', () => {
  render(<AcceptedBy email="mary@people.test" accountEmail="thief@people.test" />);
  screen.getByText(
    'You invited mary@people.test, but somebody with the address thief@people.test accepted. If you don’t know this address, end their access.',
  );
});

test('an elder is not warned of whom they invited, nor of an open invitation', () => {
  const { container, rerender } = render(
    <AcceptedBy email="mary@people.test" accountEmail="mary@people.test" />,
  );
  expect(container.textContent).toBe('mary@people.test');
  rerender(<AcceptedBy email="mary@people.test" accountEmail={null} />);
  expect(container.textContent).toBe('');
});

const act: GuardianAct = {
  id: 'act-1',
  guardianName: 'Mary',
  kind: 'released',
  payee: 'Release Desk',
  note: 'I asked her, it is fine',
  at: '2026-02-01T10:00:00Z',
};

test('what a guardian wrote about a decision stands with it', () => {
  render(<ActEntry act={act} />);
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Mary released the payment to Release Desk.*I asked her, it is fine/u,
  );
});
