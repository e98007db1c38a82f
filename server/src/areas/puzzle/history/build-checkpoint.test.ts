import { addCard, changePiece, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { expect, test } from 'vitest';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { buildCheckpoint } from './build-checkpoint.ts';
import { type Checkpoint, unpackCheckpoint } from './checkpoint-bytes.ts';
import { type LogRow, packRows } from './packed-rows.ts';
import { buildPastVersion, type PastStart, type PastVersion } from './past-version.ts';
import { addParagraph, editTogether, LogMaker, textsOf } from './testing/log-maker.ts';

const CARD = { layer: 1, label: 'The wallet', kind: 'note', by: 'Ann' };

interface Step {
  at: number;
  checkpoint: Checkpoint;
}

/** The checkpoints after the given rows, each made from the one before, as the server makes them. */
function stepsOf(rows: readonly LogRow[], places: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const at of places) {
    const last = steps.at(-1);
    const after = rows.filter(({ id }) => id > (last?.at ?? 0) && id <= at);
    const packed = buildCheckpoint({ base: last?.checkpoint ?? null, rows: [packRows(after)] });
    const checkpoint = unpackCheckpoint(packed);
    if (!checkpoint) throw new Error('a checkpoint cannot be read');
    steps.push({ at, checkpoint });
  }
  return steps;
}

function startOf({ checkpoint: { update, written } }: Step, rows: readonly LogRow[]): PastStart {
  const touches = new Map(rows.map(({ id, accountId, at }) => [id, { updateId: id, accountId, at }]));
  return {
    update: update.slice(),
    written: written.map((range) => {
      const touch = touches.get(range.updateId);
      if (!touch) throw new Error(`row ${range.updateId} is not in the log`);
      return { ...range, ...touch };
    }),
  };
}

/** The order of entries in a map is each document's own. */
function inOrder({ cards, lines, notes }: PastVersion): PastVersion {
  const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { cards: byId(cards), lines: byId(lines), notes };
}

/** A version from the log alone and from the newest checkpoint before it. */
function bothWays(rows: readonly LogRow[], steps: readonly Step[], first: number, upTo: number) {
  const step = steps.findLast(({ at }) => at < first);
  const build = (from: number, start?: PastStart) =>
    inOrder(
      buildPastVersion({
        start,
        rows: [packRows(rows.filter(({ id }) => id > from && id <= upTo))],
        firstUpdateId: first,
        holds: 'board',
      }),
    );
  return { alone: build(0), resumed: step ? build(step.at, startOf(step, rows)) : null };
}

test('a version from a checkpoint is the version from the whole log, with who wrote and who took away', () => {
  const random = new SeededRandom(fuzzSeed('checkpoints'));
  let compared = 0;
  let removed = 0;
  for (let round = 0; round < 25; round++) {
    const log = new LogMaker();
    editTogether(log, random, 80);
    const { rows } = log;
    // Rows may come before what they rest on.
    for (let swap = random.below(3); swap > 0; swap--) {
      const at = 1 + random.below(rows.length - 1);
      const [one, other] = [rows[at - 1], rows[at]];
      if (one && other) [one.bytes, other.bytes] = [other.bytes, one.bytes];
    }
    const places = new Set(Array.from({ length: 6 }, () => 1 + random.below(rows.length - 1)));
    const steps = stepsOf(
      rows,
      [...places].sort((a, b) => a - b),
    );
    for (let look = 0; look < 15; look++) {
      const upTo = 1 + random.below(rows.length);
      const first = 1 + random.below(upTo);
      const { alone, resumed } = bothWays(rows, steps, first, upTo);
      if (!resumed) continue;
      expect(resumed).toEqual(alone);
      compared += 1;
      removed += alone.notes.flatMap(({ runs }) => runs).filter(({ change }) => change === 'removed').length;
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(removed).toBeGreaterThan(100);
});

test('a checkpoint holds nothing that was deleted by then', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', { ...CARD, label: 'Erika did it' });
  changePiece(doc, 'a', { label: 'Somebody did it' });
  const words = addParagraph(doc, 'We think Erika is behind it.');
  words.delete(9, 5);
  removeFromBoard(doc, ['a']);
  const [step] = stepsOf(log.rows, [log.rows.length]);
  const text = Buffer.from(step?.checkpoint.update ?? []).toString('latin1');
  expect(text).toContain('We think ');
  expect(text).not.toContain('Erika');
  expect(text).not.toContain('did it');
});

test('broken bytes are no checkpoint', () => {
  const log = new LogMaker();
  addCard(log.join('ann').doc, 'a', CARD);
  const packed = buildCheckpoint({ base: null, rows: log.packs });
  expect(unpackCheckpoint(packed)?.written).toMatchObject([{ from: 0, to: 1, updateId: 1 }]);
  expect(unpackCheckpoint(packed.subarray(0, packed.length - 1))).toBeNull();
  expect(unpackCheckpoint(new Uint8Array())).toBeNull();
  for (const at of [0, 4, packed.length - 1]) {
    const broken = packed.slice();
    broken[at] = (broken[at] ?? 0) ^ 1;
    expect(unpackCheckpoint(broken)).toBeNull();
  }
});

test('what waits for operations it rests on keeps its author across a checkpoint', () => {
  const log = new LogMaker();
  const [ann, bob] = [log.join('ann'), log.join('bob')];
  addParagraph(ann.doc, 'The bank').insert(8, ' called');
  textsOf(bob.doc)[0]?.insert(15, ' twice');
  const { rows } = log;
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('three rows are expected');
  // The last edit arrives before the one it rests on.
  const late = [first, { ...third, id: 2, accountId: 'cem' }, { ...second, id: 3, accountId: 'dan' }];
  const { alone, resumed } = bothWays(late, stepsOf(late, [2]), 3, 3);
  expect(resumed).toEqual(alone);
  expect(resumed?.notes[0]?.runs.map(({ text: run, touch }) => [run, touch?.accountId])).toEqual([
    ['The bank', undefined],
    [' called', 'dan'],
    [' twice', 'cem'],
  ]);
});
