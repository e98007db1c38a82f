import { ROLES } from '@fap/shared/auth/capabilities.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { allOf, anyOf, anyRow, not, type RowRule, rulesFor } from '../../platform/postgres/row-rule.ts';
import { actAs, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { type EvidenceItemPlace, isOwn, mayKnow, mayKnowOfOthers, mayOpen } from './policy.ts';

type Row = typeof evidenceItem.$inferSelect;

let world: World;
let people: TestAccount[];
let clusters: string[];
let rows: Row[];

/** Evidence items of three people, in two clusters and in none. */
beforeAll(async () => {
  world = await createWorld();
  people = [await makeAccount(world), await makeAccount(world), await makeAccount(world)];
  clusters = [(await makeCluster(world)).clusterId, (await makeCluster(world)).clusterId];
  const caseId = await makeCase(world, people[0] as TestAccount);
  const places = people.flatMap(({ id: ownerId }) =>
    [...clusters, null].flatMap((clusterId) =>
      [
        { caseId: null, isWithdrawn: false, isClosedToAnalysts: false },
        { caseId, isWithdrawn: false, isClosedToAnalysts: true },
        { caseId: null, isWithdrawn: true, isClosedToAnalysts: false },
      ].map((rest) => ({ ownerId, clusterId, ...rest })),
    ),
  );
  const file = { fileName: 'a.txt', mimeType: 'text/plain', sizeBytes: 1, createdAt: world.clock.now() };
  const values = places.map((place) => {
    const id = world.name('evidence');
    return { ...file, ...place, id, sha256: sha256Hex(id) };
  });
  rows = await world.db.insert(evidenceItem).values(values).returning();
});

/** The rows of a rule, by predicate and by SQL scope. */
async function bothWays(rule: RowRule<Row>): Promise<[oneByOne: string[], listed: string[]]> {
  const ids = rows.map(({ id }) => id);
  const ours = allOf(rulesFor(evidenceItem).hasOneOf('id', ids) as RowRule<Row>, rule);
  const found = await world.db.select({ id: evidenceItem.id }).from(evidenceItem).where(ours.scope);
  return [
    rows
      .filter(rule.holds)
      .map(({ id }) => id)
      .sort(),
    found.map(({ id }) => id).sort(),
  ];
}

describe('the predicate and the SQL scope agree', () => {
  const policies = { isOwn, mayOpen, mayKnow, mayKnowOfOthers };
  const readers = [...ROLES.map((role) => [role, [role]] as const), ['nobody’s role', []] as const];

  test.for(readers)('for %s', async ([, roles]) => {
    for (const person of [...people, await makeAccount(world)]) {
      const ctx = actAs(world, person);
      const reader = { ...ctx, actor: { ...ctx.actor, roles } };
      for (const [name, policy] of Object.entries(policies)) {
        const [oneByOne, listed] = await bothWays(policy(reader));
        expect(listed, name).toEqual(oneByOne);
      }
    }
  });

  test('by any rule that can be put together', async () => {
    const { has, hasOneOf, isSet } = rulesFor(evidenceItem);
    const person = fc.integer({ min: 0, max: 3 }).map((index) => people[index]?.id ?? 'nobody');
    const place = fc.integer({ min: 0, max: 2 }).map((index) => clusters[index] ?? 'nowhere');
    const { rule } = fc.letrec<{ rule: RowRule<Row> }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(
          fc.constant(anyRow),
          person.map((id) => has('ownerId', id)),
          place.map((id) => has('clusterId', id)),
          fc.array(place, { maxLength: 3 }).map((ids) => hasOneOf('clusterId', ids)),
          fc.constantFrom(isSet('clusterId'), isSet('caseId')),
        ) as fc.Arbitrary<RowRule<Row>>,
        tie('rule').map((one) => not(one)),
        fc.array(tie('rule'), { maxLength: 3 }).map((some) => anyOf(...some)),
        fc.array(tie('rule'), { maxLength: 3 }).map((some) => allOf(...some)),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(rule, async (one) => {
        const [oneByOne, listed] = await bothWays(one);
        expect(listed).toEqual(oneByOne);
      }),
      { numRuns: 150 },
    );
  });
});

test('an account may know of its own items and of those in clusters, an analyst of all that is not withdrawn', async () => {
  const [own, other] = people;
  if (!own || !other) throw new Error('nobody');
  const ids = (rule: RowRule<EvidenceItemPlace>) => rows.filter(rule.holds);
  const member = actAs(world, own);
  expect(ids(mayKnow(member))).toEqual(
    rows.filter((row) => row.ownerId === own.id || (row.clusterId !== null && !row.isWithdrawn)),
  );
  expect(ids(mayOpen(member))).toEqual(rows.filter((row) => row.ownerId === own.id));
  const analyst = { ...member, actor: { ...member.actor, roles: ['analyst'] as const } };
  const others = rows.filter((row) => row.ownerId !== own.id && !row.isWithdrawn);
  expect(ids(mayKnow(analyst))).toEqual(rows.filter((row) => row.ownerId === own.id || !row.isWithdrawn));
  expect(ids(mayKnowOfOthers(analyst))).toEqual(others);
  expect(ids(allOf(mayOpen(analyst), not(isOwn(analyst))))).toEqual(
    others.filter((row) => !row.isClosedToAnalysts),
  );
});
