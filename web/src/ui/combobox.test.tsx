import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

const FRUIT = ['apple', 'apricot', 'pear'].map((value) => ({ value, label: value.toUpperCase() }));

function Basket({ onChoose, isFreeText }: { onChoose: (value: string) => void; isFreeText: boolean }) {
  const [words, setWords] = useState('');
  return (
    <Field label="Fruit">
      {(control) => (
        <Combobox
          control={control}
          text={words}
          isFreeText={isFreeText}
          options={FRUIT.filter(({ value }) => value.includes(words))}
          onWords={setWords}
          onChoose={({ value }) => {
            setWords(value);
            onChoose(value);
          }}
        />
      )}
    </Field>
  );
}

function open(isFreeText = false) {
  const onChoose = vi.fn<(value: string) => void>();
  render(<Basket onChoose={onChoose} isFreeText={isFreeText} />);
  return { onChoose, user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Fruit' }) };
}

test('lists what fits, is chosen from by keys, and names the active option', async () => {
  const { user, input, onChoose } = open();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await user.type(input, 'ap');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['APPLE', 'APRICOT']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['APRICOT', 'true']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('apple');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('goes to the last option with the first arrow up, and closes by Escape and by leaving', async () => {
  const { user, input, onChoose } = open();
  await user.click(input);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('PEAR');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(input);
  await user.tab();
  expect(screen.queryByRole('option')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('lists an option whose value was typed, because it is not chosen yet', async () => {
  const { user, input, onChoose } = open();
  await user.type(input, 'pear');
  await user.click(screen.getByRole('option', { name: 'PEAR' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('pear');
});

test('says when nothing fits, and of free text shows no list once it is the only value', async () => {
  const { user, input } = open(true);
  await user.type(input, 'plum');
  expect(screen.getByText('Nothing found. Try fewer words.')).toBeTruthy();
  await user.clear(input);
  await user.type(input, 'pear');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});
