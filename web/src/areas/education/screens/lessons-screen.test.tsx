import { PRACTICE_MESSAGES } from '@fap/shared/education/lessons/practice-messages.ts';
import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { LessonsScreen } from './lessons-screen.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const answer = (lessonId: LessonAnswer['lessonId'], itemId: string, said: string): LessonAnswer => ({
  lessonId,
  itemId,
  answer: said,
  at: '2026-01-01T00:00:00.000Z',
});

function open(kept: readonly LessonAnswer[] = [], { path = '/lessons', save = {} as FakeAnswer } = {}) {
  const puts = Object.fromEntries(
    ['messages/answers/bank-text', 'messages/answers/pharmacy', 'phone-call/answers/start'].map((item) => [
      `PUT /api/lessons/${item}`,
      ({ body }: { body: unknown }) =>
        save.status
          ? save
          : {
              body: answer(
                item.startsWith('messages') ? 'messages' : 'phone-call',
                item.split('/').at(-1) ?? '',
                (body as { answer: string }).answer,
              ),
            },
    ]),
  );
  const calls = fakeApi({
    'GET /api/lessons/answers': { body: kept },
    'DELETE /api/lessons/messages/answers': { body: { forgotten: 10 } },
    'POST /api/ai/analyze': {
      body: {
        hasEnoughText: true,
        riskScore: 81,
        reasons: [
          { text: 'It hurries you', points: 20 },
          { text: 'Other words', points: -2 },
        ],
      },
    },
    ...puts,
  });
  renderApp(<LessonsScreen />, path);
  return { calls, user: userEvent.setup() };
}

test('a judged message shows its signs at once, keeps the answer, and leads to the next', async () => {
  const { calls, user } = open();
  expect(await screen.findByText('Message 1 of 10')).toBeTruthy();
  expect(document.querySelectorAll('mark')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'It’s honest' }));
  const verdict = screen.getByRole('heading', { name: 'This is a scam' });
  expect(document.activeElement).toBe(verdict);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.firstChild?.textContent)).toEqual(
    PRACTICE_MESSAGES[0]?.marks.map(({ words }) => words),
  );
  const put = calls.find(({ route }) => route === 'PUT /api/lessons/messages/answers/bank-text');
  expect(put?.body).toEqual({ answer: 'honest' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.activeElement?.textContent).toBe('Message 2 of 10');
  await user.click(screen.getByRole('button', { name: 'It’s honest' }));
  expect(screen.getByRole('heading', { name: 'This one is honest' })).toBeTruthy();
});

test('the text check speaks only when it is asked', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'It’s a scam' }));
  const asked = () => calls.filter(({ route }) => route === 'POST /api/ai/analyze');
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'What our text check says' }));
  const check = await screen.findByRole('region', { name: 'What our text check says' });
  expect(within(check).getByText(/Risk 81 of 100/u)).toBeTruthy();
  expect(within(check).getByText('What speaks for a scam').nextElementSibling?.textContent).toBe(
    'It hurries you',
  );
  expect(within(check).getByText('What speaks against it').nextElementSibling?.textContent).toBe(
    'Other words',
  );
  expect(asked()[0]?.body).toEqual({ text: PRACTICE_MESSAGES[0]?.text });
});

test('a lesson goes on where it was left, and its end offers another look without a score', async () => {
  open(PRACTICE_MESSAGES.slice(0, 4).map(({ id, kind }) => answer('messages', id, kind)));
  expect(await screen.findByText('Message 5 of 10')).toBeTruthy();
  cleanup();
  queryClient.clear();
  const { user } = open(
    PRACTICE_MESSAGES.map(({ id, kind }) => answer('messages', id, id === 'boss' ? 'honest' : kind)),
  );
  expect(await screen.findByRole('heading', { name: 'You have read all ten' })).toBeTruthy();
  expect(screen.queryByText(/\d+ (?:of|out of) \d+|score|points earned/iu)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dana Reed, Director' }));
  expect(screen.getByRole('heading', { name: 'This is a scam' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'You have read all ten' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('Message 1 of 10')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

test('an answer that could not be saved counts on screen, and the page says so', async () => {
  const { user } = open([], { save: { status: 500 } });
  await user.click(await screen.findByRole('button', { name: 'It’s a scam' }));
  expect(await screen.findByText(/We could not save your last answer/u)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This is a scam' })).toBeTruthy();
});

test('the call goes on with each answer, and ends kindly', async () => {
  const kept = [answer('phone-call', 'details', 'doubt'), answer('phone-call', 'pressure', 'hang-up')];
  const { user } = open(kept, { path: '/lessons?lesson=phone-call' });
  expect(await screen.findByText(/from your bank’s security team/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'What payment do you mean?' }));
  const end = await screen.findByRole('region', { name: 'You hung up under pressure' });
  expect(within(end).getByRole('link', { name: 'Get help right now' }).getAttribute('href')).toBe('/help');
  expect(document.activeElement?.textContent).toMatch(/The threat was there/u);
});
