import { describe, expect, test } from 'vitest';
import { findUnauditedWrites } from './audited-writes.ts';

const VERB = 'server/src/areas/puzzle/verb.ts';
const IMPORTS = `import { layerClaim } from '../../db/schema/puzzle.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { helper } from './helper.ts';
`;
const HELPER = `import { layerClaim } from '../../db/schema/puzzle.ts';
import { recordAudit } from '../../platform/write/transact.ts';
`;
const findFaults = (verb: string, more: Record<string, string> = {}) =>
  findUnauditedWrites(new Map([...Object.entries(more), [VERB, `${IMPORTS}${verb}`]]));
const FAULT = `${VERB}:4: a write without an audit row (\`layerClaim\`): record one, or say why as \`housekeeping\``;

describe('a transaction that writes without an audit row is reported', () => {
  test.for([
    ['an insert', `transact(ctx, 'platform', (tx) => tx.db.insert(layerClaim).values({}));`],
    ['an update', `transact(ctx, 'platform', async (tx) => { await tx.db.update(layerClaim).set({}); });`],
    ['SQL as text', `transact(ctx, 'platform', (tx) => tx.db.execute(sql\`delete from \${layerClaim}\`));`],
    [
      'by a function of the file',
      `const run = () => transact(ctx, 'platform', write);\nasync function write(tx) { await tx.db.delete(layerClaim); }`,
    ],
    [
      'by a reaction',
      `export const all = [defineReaction({ name: 'x', run: (tx) => tx.db.delete(layerClaim) })];`,
    ],
  ])('%s', ([, verb]) => {
    expect(findFaults(verb ?? '')).toEqual([FAULT]);
  });

  test('by a function of another area, through its index.ts', () => {
    const verb = `transact(ctx, 'platform', (tx) => helper(tx));`;
    const writes = `${HELPER}export const helper = (tx) => tx.db.delete(layerClaim);`;
    const door = `export { remove as helper } from './remove.ts';`;
    expect(findFaults(verb, { 'server/src/areas/puzzle/helper.ts': writes })).toEqual([FAULT]);
    expect(
      findFaults(verb, {
        'server/src/areas/puzzle/helper.ts': door,
        'server/src/areas/puzzle/remove.ts': writes.replace('helper', 'remove'),
      }),
    ).toEqual([FAULT]);
  });
});

test('a write outside a transaction is reported', () => {
  expect(findFaults(`ctx.db.delete(layerClaim);`)).toEqual([
    `${VERB}:4: \`layerClaim\` is written past \`transact\``,
  ]);
});

describe('not reported is', () => {
  test.for([
    [
      'a write on record',
      `transact(ctx, 'platform', async (tx) => { await tx.db.delete(layerClaim); await recordAudit(tx, {}); });`,
    ],
    [
      'one that says why',
      `transact(ctx, 'platform', (tx) => tx.db.delete(layerClaim), { housekeeping: 'a counter' });`,
    ],
    [
      'a transaction that writes nothing',
      `transact(ctx, 'platform', (tx) => tx.db.select().from(layerClaim));`,
    ],
    ['a write of the caller’s transaction', `export const write = (tx) => tx.db.delete(layerClaim);`],
  ])('%s', ([, verb]) => {
    expect(findFaults(verb ?? '')).toEqual([]);
  });

  test('one whose helper records it', () => {
    const helper = `${HELPER}export async function helper(tx) { await recordAudit(tx, {}); }`;
    const verb = `transact(ctx, 'platform', async (tx) => { await tx.db.delete(layerClaim); await helper(tx); });`;
    expect(findFaults(verb, { 'server/src/areas/puzzle/helper.ts': helper })).toEqual([]);
  });
});
