import { defineFact } from '@fap/shared/kernel/topic.ts';
import { cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FactListener, type ListenFrom, TOPIC_JOINED, TOPIC_TRUNCATED } from './topics.ts';
import { type TopicOptions, useTopic } from './use-topic.ts';

const facts = {
  painted: defineFact('toys:painted', v.object({ color: v.string() })),
  counted: defineFact('toys:counted', v.object({ toys: v.number() }), { durable: false }),
};
type Options = TopicOptions<typeof facts>;

const subscribed = vi.hoisted(() => new Map<string, ListenFrom & { listener: FactListener }>());
vi.mock('./topics.ts', async (original) => ({
  ...(await original<typeof import('./topics.ts')>()),
  topics: () => ({
    subscribe: (topic: string, from: ListenFrom, listener: FactListener) => {
      subscribed.set(topic, { ...from, listener });
      return () => subscribed.delete(topic);
    },
  }),
}));

const watch = (options: Options, topic: string | readonly string[] = 'toys') =>
  renderHook((shown: Options) => useTopic(topic, facts, shown), { initialProps: options });
const arrive = (name: string, payload: object, topic = 'toys') =>
  subscribed.get(topic)?.listener({ name, payload: { topic, ...payload } });
const painted = (color: unknown, seq = 1, topic = 'toys') =>
  arrive('toys:painted', { color, seq, at: '2026-01-01T00:00:00.000Z' }, topic);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('each fact reaches its handler at once, with its seq when it is durable', () => {
  const heard: unknown[] = [];
  watch({ on: { painted: (fact) => heard.push(fact), counted: (fact) => heard.push(fact) } });
  painted('red', 4);
  arrive('toys:counted', { toys: 3, unasked: true });
  expect(heard).toEqual([
    { color: 'red', topic: 'toys', seq: 4, at: '2026-01-01T00:00:00.000Z' },
    { toys: 3, topic: 'toys' },
  ]);
});

test('an unknown or invalid fact is ignored and reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onEach = vi.fn();
  watch({ onEach, onGathered: onEach });
  for (let seq = 1; seq < 4; seq++) {
    painted(7, seq);
    arrive('toys:burnt', { seq, at: '' });
  }
  // A durable fact without a seq could be applied twice.
  arrive('toys:painted', { color: 'red' });
  vi.runAllTimers();
  expect(onEach).not.toHaveBeenCalled();
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The fact toys:painted does not match its schema and is ignored.',
    'The fact toys:burnt is unknown and is ignored.',
  ]);
});

test('a fact that only another part of the page listens to is no news for developers', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const heard = vi.fn();
  watch({ onEach: heard });
  const others = { sold: defineFact('toys:sold', v.object({ price: v.number() })) };
  renderHook(() => useTopic('shop', others, {}));
  arrive('toys:sold', { price: 3, seq: 1, at: '' });
  expect([heard.mock.calls, warn.mock.calls]).toEqual([[], []]);
});

test('a burst from several topics is delivered once, soon after its last fact', () => {
  const onGathered = vi.fn<NonNullable<Options['onGathered']>>();
  watch({ onGathered, gatherMs: 100 }, ['toys', 'more-toys']);
  painted('red');
  vi.advanceTimersByTime(99);
  painted('blue', 1, 'more-toys');
  vi.advanceTimersByTime(99);
  expect(onGathered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onGathered).toHaveBeenCalledOnce();
  expect(onGathered.mock.lastCall?.[0].map(({ key, fact }) => [key, fact.topic])).toEqual([
    ['painted', 'toys'],
    ['painted', 'more-toys'],
  ]);
});

test('an endless burst is delivered after four waits', () => {
  const onGathered = vi.fn();
  watch({ onGathered, gatherMs: 100 });
  for (let seq = 1; seq <= 10; seq++) {
    painted('red', seq);
    vi.advanceTimersByTime(80);
  }
  expect(onGathered).toHaveBeenCalledTimes(2);
});

test('a truncated replay is announced once and drops the pending burst', () => {
  const onTruncated = vi.fn();
  const onGathered = vi.fn();
  watch({ onTruncated, onGathered });
  painted('red');
  arrive(TOPIC_TRUNCATED, {});
  vi.runAllTimers();
  expect(onTruncated).toHaveBeenCalledOnce();
  expect(onGathered).not.toHaveBeenCalled();
});

test('begins after the loaded seq, and always uses the newest handlers', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = watch({ after: 7, onEach: first });
  rerender({ after: 9, onEach: second });
  expect(subscribed.get('toys')?.after).toBe(7);
  painted('red');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('without a seq it begins when the page was asked for, and later when it is first drawn', () => {
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
  const { unmount } = watch({});
  expect(subscribed.get('toys')?.askedAt).toBe(0);
  unmount();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const { rerender } = watch({ isOn: false });
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  rerender({});
  expect(subscribed.get('toys')?.askedAt).toBe(60_000);
});

test('unchanged topics stay subscribed when others come and go', () => {
  const { rerender } = renderHook(({ names }) => useTopic(names, facts, { after: 0 }), {
    initialProps: { names: ['a', 'b'] },
  });
  const stayed = subscribed.get('b');
  rerender({ names: ['b', 'c'] });
  expect([...subscribed.keys()]).toEqual(['b', 'c']);
  expect(subscribed.get('b')).toBe(stayed);
  rerender({ names: [] });
  expect(subscribed.size).toBe(0);
});

test('announces when listening begins', () => {
  const onJoined = vi.fn();
  watch({ onJoined });
  arrive(TOPIC_JOINED, {});
  expect(onJoined).toHaveBeenCalledOnce();
});

test('listens only while it is on, and calls nothing after unmounting', () => {
  const onGathered = vi.fn();
  const { rerender, unmount } = watch({ isOn: false, onGathered });
  expect(subscribed.size).toBe(0);
  rerender({ onGathered });
  painted('red');
  unmount();
  vi.runAllTimers();
  expect(subscribed.size).toBe(0);
  expect(onGathered).not.toHaveBeenCalled();
});
