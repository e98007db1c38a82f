import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ConversationCard } from './conversation-card.tsx';

afterEach(cleanup);

test('what is typed while an answer is being sent stays in the field', async () => {
  const user = userEvent.setup();
  const sending = Promise.withResolvers<void>();
  renderApp(
    <ConversationCard
      conversation={{ messages: [], mayWrite: true }}
      side="reporter"
      title="Questions"
      hint=""
      onSend={() => sending.promise}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'On Monday');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(field, ' at noon');
  sending.resolve();
  const send = () => screen.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(send().getAttribute('aria-disabled')).not.toBe('true'));
  expect(field.value).toBe('On Monday at noon');
  await user.click(send());
  await waitFor(() => expect(field.value).toBe(''));
});
