import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { CommentForm } from './comment-form.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what is typed while a comment is being sent stays in the field', async () => {
  const user = userEvent.setup();
  const target = { kind: 'layer', id: '3' } as const;
  const answers: (() => void)[] = [];
  const answer = { comment: { clusterId: 'c', target } };
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(() => resolve(Response.json(answer)))));
  renderApp(<CommentForm clusterId="c" target={target} user={makeUser()} people={[]} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const send = screen.getByRole('button', { name: 'Add comment' });
  await user.type(field, 'First');
  await user.click(send);
  await user.type(field, ' and more');
  answers[0]?.();
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'));
  expect(field.value).toBe('First and more');
  await user.click(send);
  answers[1]?.();
  await waitFor(() => expect(field.value).toBe(''));
});
