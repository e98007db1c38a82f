import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { KeptFocus } from './kept-focus.tsx';

afterEach(cleanup);
/** Mutations are told in a microtask. */
const settle = () => act(async () => {});

function List() {
  const [items, setItems] = useState(['one', 'two']);
  return (
    <KeptFocus>
      <section>
        <h2>Payees</h2>
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>
                <button type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
                  Remove {item}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </KeptFocus>
  );
}

async function remove(item: string) {
  const button = screen.getByRole('button', { name: `Remove ${item}` });
  button.focus();
  fireEvent.click(button);
  await settle();
}

test('the next item of a list gets the focus of a removed one, and the heading that of the last one', async () => {
  render(<List />);
  await remove('one');
  expect(document.activeElement?.textContent).toBe('Remove two');
  expect(document.activeElement?.tagName).toBe('LI');
  await remove('two');
  expect(document.activeElement?.textContent).toBe('Payees');
});

test('who pressed beside it has no focus to keep', async () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'Remove one' });
  button.focus();
  button.blur();
  await settle();
  fireEvent.click(button);
  await settle();
  expect(document.activeElement).toBe(document.body);
});
