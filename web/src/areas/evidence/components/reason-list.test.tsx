import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReasonList } from './reason-list.tsx';

it('groups the reasons: signs, the words themselves, and what speaks against it', () => {
  render(
    <ReasonList
      reasons={[
        { text: 'All other words together', points: 37 },
        { text: 'Wording “your account has been”', points: 26 },
        { text: 'Gift cards', points: 22 },
        { text: 'Wording “anyone”', points: -1 },
      ]}
    />,
  );
  const rowsUnder = (title: string) => {
    const group = screen.getByRole('heading', { level: 4, name: title }).parentElement as HTMLElement;
    return within(group)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  };
  expect(rowsUnder('Signs of a scam')).toEqual(['Gift cards+22 points']);
  expect(rowsUnder('Words that scammers often use')).toEqual([
    '“your account has been”+26 points',
    'All other words together+37 points',
  ]);
  expect(rowsUnder('What speaks against a scam')).toEqual(['“anyone”−1 point']);
});
