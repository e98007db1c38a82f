import { describe, expect, test } from 'vitest';
import { extractIndicators } from '../../indicators/extract-indicators.ts';
import { LESSON_ITEMS } from './lessons.ts';
import { CALL_ENDS, CALL_START, CALL_TURNS, followCall } from './practice-call.ts';
import { PRACTICE_MESSAGES } from './practice-messages.ts';

describe('the messages', () => {
  test('are six scams and four honest ones, mixed', () => {
    const kinds = PRACTICE_MESSAGES.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'scam')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'honest')).toHaveLength(4);
    expect(kinds.join(' ')).not.toMatch(/(?:scam ?){4}|(?:honest ?){3}/u);
  });

  test.each(PRACTICE_MESSAGES.map((message) => [message.id, message] as const))(
    '%s has its marked words once, in order and apart',
    (_, { text, marks }) => {
      expect(marks.length).toBeGreaterThanOrEqual(2);
      let from = 0;
      for (const { words } of marks) {
        expect(text.split(words), words).toHaveLength(2);
        expect(text.indexOf(words), words).toBeGreaterThanOrEqual(from);
        from = text.indexOf(words) + words.length;
      }
    },
  );

  test('name no address or number that could be somebody’s', () => {
    for (const { id, text } of PRACTICE_MESSAGES)
      for (const { type, value } of extractIndicators(text))
        expect(type === 'url' ? new URL(value).hostname : value, id).toMatch(/\.example$/u);
  });
});

describe('the call', () => {
  const turns = new Map(CALL_TURNS.map((turn) => [turn.id, turn]));
  const ends = new Set(CALL_ENDS.map(({ id }) => id));

  /** Every way through the call, as the choices made; a way that comes back to a turn throws. */
  function waysFrom(at: string, passed: readonly string[] = []): string[][] {
    if (ends.has(at)) return [[at]];
    if (passed.includes(at)) throw new Error(`${at} goes round`);
    const turn = turns.get(at);
    if (!turn) throw new Error(`${at} is a dead end`);
    return turn.choices.flatMap(({ id, leadsTo }) =>
      waysFrom(leadsTo, [...passed, at]).map((way) => [`${at}=${id}`, ...way]),
    );
  }

  test('every way ends, and none goes round or stops short', () => {
    const ways = waysFrom(CALL_START);
    expect(ways.length).toBeGreaterThan(8);
    expect(new Set(ways.map((way) => way.at(-1)))).toEqual(ends);
  });

  test('every turn can be reached, and ids are unique', () => {
    const reached = new Set(
      waysFrom(CALL_START)
        .flat()
        .map((step) => step.split('=')[0]),
    );
    expect([...turns.keys()].filter((id) => !reached.has(id))).toEqual([]);
    expect(turns.size + ends.size).toBe(CALL_TURNS.length + CALL_ENDS.length);
    for (const { choices } of CALL_TURNS)
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  });

  test('hanging up is a choice at the start, and each end says what to do', () => {
    expect(turns.get(CALL_START)?.choices.some(({ leadsTo }) => leadsTo === 'end-at-once')).toBe(true);
    for (const { id, steps } of CALL_ENDS) expect(steps.length, id).toBeGreaterThanOrEqual(2);
  });

  test('is followed as far as it was answered; answers that do not fit change nothing', () => {
    expect(followCall(new Map()).turn?.id).toBe(CALL_START);
    expect(followCall(new Map([['code', 'refuse']])).turn?.id).toBe(CALL_START);
    const way = new Map([
      [CALL_START, 'ask'],
      ['details', 'doubt'],
    ]);
    expect(followCall(way)).toMatchObject({ turn: { id: 'pressure' }, end: null });
    expect(followCall(way).said.map(({ choice }) => choice.id)).toEqual(['ask', 'doubt']);
    expect(followCall(way.set('pressure', 'hang-up')).end?.id).toBe('end-under-pressure');
    expect(followCall(new Map([[CALL_START, 'nothing']])).said).toEqual([]);
  });
});

test('each item of a lesson can be answered in two ways or more', () => {
  for (const items of Object.values(LESSON_ITEMS))
    for (const [item, answers] of items) expect(answers.length, item).toBeGreaterThanOrEqual(2);
});
