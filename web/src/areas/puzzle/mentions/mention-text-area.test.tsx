import type { Person } from '@fap/shared/puzzle/entities.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { mentionsOf } from './mention-text.ts';
import { MentionTextArea } from './mention-text-area.tsx';
import type { Mentionable } from './mentionable.ts';

const PEOPLE: Mentionable[] = [
  { id: 'ben-1', displayName: 'Ben Birch', doing: '3 pieces' },
  { id: 'bea', displayName: 'Bea Alder', doing: '1 piece' },
  { id: 'ben-2', displayName: 'Ben Birch', doing: 'reviewed a piece' },
];

function Writer({ people = PEOPLE }: { people?: Mentionable[] }) {
  const [{ text, picked }, setState] = useState<{ text: string; picked: Person[] }>({ text: '', picked: [] });
  return (
    <>
      <Field label="Your piece">
        {(control) => (
          <MentionTextArea
            {...control}
            people={people}
            value={text}
            picked={picked}
            onChange={(changed, chosen) => setState({ text: changed, picked: chosen })}
          />
        )}
      </Field>
      <output>{mentionsOf(text, picked).mentions?.join(' ') ?? 'nobody'}</output>
      <button type="button" onClick={() => setState({ text: '', picked: [] })}>
        Clear
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your piece' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const sent = () => screen.getByText(/^(?:nobody|be[\w -]+)$/u, { selector: 'output' }).textContent;
/** The option that the text names to screen readers. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

function open() {
  render(<Writer />);
  return userEvent.setup();
}

afterEach(cleanup);

describe('mentioning by keyboard', () => {
  it('"@" lists the people, arrow keys go round, Enter writes the name and the focus stays', async () => {
    const user = open();
    await user.type(field(), 'Ask @');
    expect(names()).toEqual(['Ben Birch3 pieces', 'Bea Alder1 piece', 'Ben Birchreviewed a piece']);
    expect(active()).toBe('Ben Birch3 pieces');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Ben Birchreviewed a piece');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Bea Alder1 piece');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Ask @Bea Alder ');
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(field());
    await user.keyboard('about it');
    expect(field().value).toBe('Ask @Bea Alder about it');
    expect(sent()).toBe('bea');
  });

  it('what is typed narrows the list, by any word of a name', async () => {
    const user = open();
    await user.type(field(), '@ald');
    expect(names()).toEqual(['Bea Alder1 piece']);
    await user.keyboard('x');
    expect(names()).toEqual([]);
    expect(active()).toBeNull();
  });

  it('Escape closes the list for this "@", and Enter is a new line again', async () => {
    const user = open();
    await user.type(field(), '@be{Escape}n{Enter}@');
    expect(field().value).toBe('@ben\n@');
    expect(names()).toHaveLength(3);
    expect(sent()).toBe('nobody');
  });

  it('a name that is deleted again is not sent, and of two of the same name the one who was picked', async () => {
    const user = open();
    await user.type(field(), '@ben{ArrowDown}{Enter}');
    expect(sent()).toBe('ben-2');
    await user.type(field(), '{Backspace}{Backspace}');
    expect(sent()).toBe('nobody');
  });

  it('an e-mail address opens no list', async () => {
    const user = open();
    await user.type(field(), 'write to scam@be');
    expect(names()).toEqual([]);
  });

  it('opens again in the same place once the text was sent', async () => {
    const user = open();
    await user.type(field(), '@bea{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.type(field(), '@');
    expect(names()).toHaveLength(3);
  });

  it('Escape closes the list before the dialog around it', async () => {
    const user = userEvent.setup();
    const changes: boolean[] = [];
    render(
      <Dialog title="Change your piece" isOpen onOpenChange={(isOpen) => changes.push(isOpen)}>
        <Writer />
      </Dialog>,
    );
    await screen.findByRole('dialog');
    await user.type(field(), '@{Escape}');
    expect(names()).toEqual([]);
    expect(changes).toEqual([]);
    await user.keyboard('{Escape}');
    expect(changes).toEqual([false]);
  });
});

describe('mentioning by touch', () => {
  it('a tap picks, and the text keeps the focus', async () => {
    const user = open();
    await user.type(field(), '@');
    await user.pointer({ target: screen.getByRole('option', { name: /Bea/u }), keys: '[TouchA]' });
    expect(field().value).toBe('@Bea Alder ');
    expect(document.activeElement).toBe(field());
  });
});

it('more than ten people cannot be picked', async () => {
  const people = Array.from({ length: 11 }, (_, index) => ({
    id: `be-${index}`,
    displayName: `Be${String.fromCharCode(97 + index)}`,
    doing: '1 piece',
  }));
  render(<Writer people={people} />);
  const user = userEvent.setup();
  for (let index = 0; index < 10; index += 1)
    await user.type(field(), `@Be${String.fromCharCode(97 + index)}{Enter}`);
  await user.type(field(), '@Bek');
  expect(names()).toEqual([]);
  expect(sent()?.split(' ')).toHaveLength(10);
});
