import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atTurnBegin, beginDrawing, inNextTurn, notInNextTurn } from './frame-turns.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  // The rest after the last turn is part of the page's state.
  vi.runAllTimers();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

/** Work that takes so long, in milliseconds. */
const work = (ms: number) => vi.fn(() => void vi.advanceTimersByTime(ms));

test('what several ask for is done in one frame, each once', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (let times = 0; times < 50; times += 1) inNextTurn(one);
  inNextTurn(other);
  expect(one).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAME_MS);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test('what fails is reported, and the others take their turn', async () => {
  const reported = new Promise<unknown>((resolve) => process.once('uncaughtException', resolve));
  const other = vi.fn();
  inNextTurn(() => {
    throw new Error('a broken board');
  });
  inNextTurn(other);
  vi.advanceTimersByTime(FRAME_MS);
  expect(other).toHaveBeenCalledTimes(1);
  expect(await reported).toMatchObject({ message: 'a broken board' });
});

test('what is taken back is not done', () => {
  const run = vi.fn();
  inNextTurn(run);
  notInNextTurn(run);
  vi.advanceTimersByTime(10 * FRAME_MS);
  expect(run).not.toHaveBeenCalled();
});

test('after long work the page rests as long, but never longer than it may', () => {
  for (const [workMs, restMs] of [
    [60, 60],
    [900, 150],
  ] as const) {
    const heavy = work(workMs);
    inNextTurn(heavy);
    vi.advanceTimersByTime(FRAME_MS);
    expect(heavy).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    const next = vi.fn();
    inNextTurn(next);
    vi.advanceTimersByTime(restMs - 2);
    expect(next, `${workMs} ms of work`).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 + 2 * FRAME_MS);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
  }
});

test('after short work the next frame is free', () => {
  const short = vi.fn();
  inNextTurn(short);
  vi.advanceTimersByTime(FRAME_MS);
  vi.advanceTimersByTime(1);
  inNextTurn(short);
  vi.advanceTimersByTime(FRAME_MS);
  expect(short).toHaveBeenCalledTimes(2);
});

test('what stands at the beginning of a turn brings what it asks for into the same turn', () => {
  const drawn = vi.fn();
  atTurnBegin(() => inNextTurn(drawn));
  vi.advanceTimersByTime(FRAME_MS);
  expect(drawn).toHaveBeenCalledTimes(1);
});

/** A turn that was long: what comes from now on is done in tasks. */
function makeSlow(): void {
  inNextTurn(work(60));
  vi.advanceTimersByTime(FRAME_MS);
  vi.advanceTimersByTime(400);
}

test('on a slow page a press is painted before each part of a turn, which waits for no second one', () => {
  makeSlow();
  const [applied, drawn] = [vi.fn(), vi.fn()];
  atTurnBegin(applied);
  inNextTurn(drawn);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(FRAME_MS);
  expect(applied).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAME_MS);
  expect([applied.mock.calls.length, drawn.mock.calls.length]).toEqual([1, 1]);

  makeSlow();
  const typedOn = work(1);
  for (let key = 0; key < 3; key += 1) {
    inNextTurn(typedOn);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(2 * FRAME_MS + 2);
    expect(typedOn).toHaveBeenCalledTimes(key + 1);
    vi.advanceTimersByTime(400);
  }
});

test('on a slow page each part of a turn is a task, between which others run; what is asked for meanwhile comes in it or in the next', () => {
  makeSlow();
  const done: string[] = [];
  const later = () => done.push('asked later');
  const applied = () => {
    done.push('applied');
    setTimeout(() => done.push('a press'));
    inNextTurn(drawn);
    atTurnBegin(again);
  };
  const drawn = () => {
    done.push('drawn');
    inNextTurn(later);
  };
  const again = () => done.push('applied again');
  atTurnBegin(applied);
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect(done).toEqual(['applied', 'a press', 'drawn']);
  vi.advanceTimersByTime(1_000);
  expect(done.slice(3)).toEqual(['applied again', 'asked later']);
});

test('what is taken back between two parts of a turn is not done', () => {
  makeSlow();
  const gone = vi.fn();
  inNextTurn(() => notInNextTurn(gone));
  inNextTurn(gone);
  vi.advanceTimersByTime(1_000);
  expect(gone).not.toHaveBeenCalled();
});

test('the next turn waits until what the last one brought is drawn, though not for long', () => {
  const end = beginDrawing();
  const next = vi.fn();
  inNextTurn(next);
  vi.advanceTimersByTime(150);
  expect(next).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(FRAME_MS);
  expect(next).toHaveBeenCalledTimes(1);

  const endSlow = beginDrawing();
  const later = vi.fn();
  inNextTurn(later);
  vi.advanceTimersByTime(300 + FRAME_MS);
  expect(later).toHaveBeenCalledTimes(1);
  endSlow();
});

test('two things that are drawn are waited for as one, until the last of them is there', () => {
  const [endOne, endOther] = [beginDrawing(), beginDrawing()];
  const next = vi.fn();
  inNextTurn(next);
  endOne();
  vi.advanceTimersByTime(100);
  expect(next).not.toHaveBeenCalled();
  endOther();
  vi.advanceTimersByTime(FRAME_MS);
  expect(next).toHaveBeenCalledTimes(1);
});

test('what somebody does here waits neither for a rest nor for a drawing', () => {
  inNextTurn(work(100));
  vi.advanceTimersByTime(FRAME_MS);
  const end = beginDrawing();
  const [others, own] = [vi.fn(), vi.fn()];
  inNextTurn(others);
  inNextTurn(own, true);
  vi.advanceTimersByTime(FRAME_MS);
  expect([others.mock.calls.length, own.mock.calls.length]).toEqual([0, 1]);
  end();
  vi.advanceTimersByTime(1_000);
  expect([others.mock.calls.length, own.mock.calls.length]).toEqual([1, 1]);
});
