import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { transact } from '../../platform/write/transact.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';
import { indicatorId } from './indicator-id.ts';
import { lookupIndicators } from './lookup-indicators.ts';
import type { MentionSource } from './mention-changes.ts';
import { recordMentions } from './record-mentions.ts';

type Named = Pick<Indicator, 'type' | 'value'>;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const housekeeping = 'what names it is on record';
const record = (...sources: MentionSource[]) =>
  transact(world.ctx, 'platform', (tx) => recordMentions(tx, sources), { housekeeping });
const domain = (name = world.name('named')): Named => ({ type: 'domain', value: `${name}.example` });
const find = async (named: Named) => (await lookupIndicators(world.ctx, [named])).get(indicatorId(named));

/** A report in a cluster of its own that names nothing yet. */
async function emptyReport(reporter?: Awaited<ReturnType<typeof makeAccount>>) {
  const by = reporter ?? (await makeAccount(world));
  const { clusterId } = await submitReport(actAs(world, by), makeSubmission(world, { evidence: '' }));
  const [row] = await world.db.select().from(report).where(eq(report.clusterId, clusterId));
  if (!row) throw new Error('the report was not written');
  return { ...row, clusterId };
}

const sourceOf = (row: Awaited<ReturnType<typeof emptyReport>>, ...indicators: Named[]): MentionSource => ({
  kind: 'report',
  id: row.id,
  report: row,
  clusterId: row.clusterId,
  indicators,
});

/** All counts, computed by one plain query over the mentions. */
async function countPlainly(): Promise<Map<string, unknown>> {
  const rows = await world.db.execute<{ id: string }>(sql`
    select indicator.id,
      count(mention.source_id)::int as mentions,
      count(distinct mention.report_id)::int as reports,
      count(distinct mention.reporter_id)::int as reporters,
      (count(distinct mention.cluster_id) filter (where mention.report_id is not null))::int as clusters,
      (count(*) filter (where mention.is_refuted))::int as refutations
    from indicator left join indicator_mention as mention on mention.indicator_id = indicator.id
    group by indicator.id order by indicator.id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function expectExactCounts(): Promise<void> {
  const kept = await world.db
    .select({
      id: indicator.id,
      mentions: indicator.mentions,
      reports: indicator.reports,
      reporters: indicator.reporters,
      clusters: indicator.clusters,
      refutations: indicator.refutations,
    })
    .from(indicator)
    .orderBy(indicator.id);
  expect(new Map(kept.map(({ id, ...counts }) => [id, counts]))).toEqual(await countPlainly());
}

describe('counts', () => {
  test('of a report are its reports, its reporter, its cluster', async () => {
    const named = domain();
    await record(sourceOf(await emptyReport(), named));
    expect(await find(named)).toMatchObject({
      mentions: 1,
      reports: 1,
      reporters: 1,
      clusters: 1,
      rarity: 1,
    });
    expect(await find(named)).toMatchObject({ state: 'mentioned', isTooCommon: false });
  });

  test('do not change when the same source is recorded again, nor does anything else', async () => {
    const source = sourceOf(await emptyReport(), domain(), domain());
    await record(source);
    const before = await world.db.select().from(indicator);
    world.clock.advanceMinutes(1);
    await record(source);
    await Promise.all([record(source), record(source, source)]);
    expect(await world.db.select().from(indicator)).toEqual(before);
  });

  test('tell a file handed in with a report from a second report', async () => {
    const [named, row] = [domain(), await emptyReport()];
    await record(sourceOf(row, named), { ...sourceOf(row, named), kind: 'exhibit', id: world.name('file') });
    expect(await find(named)).toMatchObject({ mentions: 2, reports: 1, reporters: 1, clusters: 1 });
  });

  test('ignore cheap sources: pieces, warnings, evidence items without a report', async () => {
    const [named, { clusterId }] = [domain(), await makeCluster(world)];
    const indicators = [named];
    await record(
      { kind: 'piece', id: world.name('piece'), clusterId, indicators },
      { kind: 'exhibit', id: world.name('file'), clusterId, indicators },
      { kind: 'entry', id: world.name('entry'), clusterId: null, indicators },
    );
    expect(await find(named)).toMatchObject({
      mentions: 3,
      reports: 0,
      reporters: 0,
      clusters: 0,
      rarity: null,
    });
  });

  test('follow a source that is withdrawn, and one that names something else', async () => {
    const [one, two, row] = [domain(), domain(), await emptyReport()];
    await record(sourceOf(row, one, two), sourceOf(await emptyReport(), one));
    await record(sourceOf(row, two));
    expect(await find(one)).toMatchObject({ mentions: 1, reports: 1, clusters: 1 });
    await record(sourceOf(row));
    expect(await find(two)).toMatchObject({ mentions: 0, reports: 0, reporters: 0, clusters: 0 });
    await expectExactCounts();
  });

  test('follow a report into another cluster', async () => {
    const [named, row, other] = [domain(), await emptyReport(), await emptyReport()];
    await record(sourceOf(row, named), sourceOf(other, named));
    expect(await find(named)).toMatchObject({ reports: 2, clusters: 2 });
    await record({ kind: 'report', id: row.id, report: row, clusterId: other.clusterId });
    expect(await find(named)).toMatchObject({ reports: 2, clusters: 1 });
    await expectExactCounts();
  });

  test('keep first and last seen right, also when that source goes', async () => {
    const named = domain();
    const rows = [await emptyReport(), await emptyReport(), await emptyReport()];
    const times: string[] = [];
    for (const row of rows) {
      world.clock.advanceMinutes(1);
      times.push(world.clock.now().toISOString());
      await record(sourceOf(row, named));
    }
    const seen = async () => {
      const known = await find(named);
      return [known?.firstSeenAt.toISOString(), known?.lastSeenAt.toISOString()];
    };
    expect(await seen()).toEqual([times[0], times[2]]);
    const [first, , last] = rows;
    if (!first || !last) throw new Error('no reports');
    await record(sourceOf(first), sourceOf(last));
    expect(await seen()).toEqual([times[1], times[1]]);
  });

  test('of a value longer than an index entry are kept', async () => {
    const value = `https://long.example/${Array.from({ length: 2_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('')}`;
    await record(sourceOf(await emptyReport(), { type: 'url', value }));
    expect(await find({ type: 'url', value })).toMatchObject({ reports: 1 });
  });
});

describe('at the same time', () => {
  test('twenty reports with overlapping indicators in any order are counted exactly, without deadlock', async () => {
    const shared = Array.from({ length: 12 }, () => domain().value);
    const submissions = Array.from({ length: 20 }, (_, index) => {
      const own = shared.filter((_value, at) => (index + at) % 3 !== 0);
      return (index % 2 ? own : own.toReversed()).map((value) => `https://${value}/x`).join(' ');
    });
    await Promise.all(
      submissions.map(async (evidence) =>
        submitReport(await actAsNew(world), makeSubmission(world, { evidence })),
      ),
    );
    for (const value of shared) {
      const reports = submissions.filter((evidence) => evidence.includes(value)).length;
      expect(await find({ type: 'domain', value })).toMatchObject({
        reports,
        reporters: reports,
        clusters: 1,
      });
    }
    await expectExactCounts();
  });

  test('sources that name the same new indicators in any order do not deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const names = Array.from({ length: 60 }, () => domain());
      await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          const indicators = [...names.slice(index * 5), ...names.slice(0, index * 5)];
          return record({ kind: 'entry', id: world.name('entry'), clusterId: null, indicators });
        }),
      );
      expect(await find(names[0] ?? domain())).toMatchObject({ mentions: 12 });
    }
  });

  test('one source recorded by many is one mention', async () => {
    const [named, row] = [domain(), await emptyReport()];
    await Promise.all(Array.from({ length: 10 }, () => record(sourceOf(row, named))));
    expect(await find(named)).toMatchObject({ mentions: 1, reports: 1 });
  });

  test('whatever is recorded, moved, refuted and withdrawn, in whatever order, the counts are those of a plain count', async () => {
    const names = Array.from({ length: 6 }, () => domain());
    const people = [await makeAccount(world), await makeAccount(world)];
    const rows = await Promise.all(Array.from({ length: 4 }, (_, index) => emptyReport(people[index % 2])));
    const change = fc.record({
      source: fc.nat(5),
      cluster: fc.nat(3),
      named: fc.option(fc.subarray(names), { nil: undefined }),
      isRefuted: fc.boolean(),
    });
    interface Change {
      source: number;
      cluster: number;
      named: Named[] | undefined;
      isRefuted: boolean;
    }
    const sourceAt = ({ source, cluster, named, isRefuted }: Change): MentionSource => {
      const row = rows[source];
      const clusterId = rows[cluster]?.clusterId ?? null;
      const place = row
        ? { kind: 'report' as const, id: row.id, report: row, clusterId }
        : { kind: 'piece' as const, id: `${rows[0]?.id}-${source}`, clusterId, isRefuted };
      return { ...place, ...(named ? { indicators: named } : {}) };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (all) => {
          await Promise.all(all.map((changes) => record(...changes.map(sourceAt))));
          await expectExactCounts();
        },
      ),
      { numRuns: 30 },
    );
  });

  test('writers of a cluster’s puzzle and readers of its files do not deadlock', async () => {
    const [{ clusterId }, names] = [await makeCluster(world), [domain(), domain(), domain()]];
    const lockCluster = sql`select id from cluster where id = ${clusterId} for update`;
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        transact(
          world.ctx,
          'platform',
          async (tx) => {
            if (index % 2) await tx.db.execute(lockCluster);
            const kind = index % 2 ? ('piece' as const) : ('exhibit' as const);
            await recordMentions(tx, [{ kind, id: world.name(kind), clusterId, indicators: names }]);
          },
          { housekeeping },
        ),
      ),
    );
    for (const named of names) expect(await find(named)).toMatchObject({ mentions: 12 });
  });
});

describe('a state', () => {
  test('is confirmed by two people, not by two reports of one', async () => {
    const [named, person] = [domain(), await makeAccount(world)];
    await record(sourceOf(await emptyReport(person), named), sourceOf(await emptyReport(person), named));
    expect(await find(named)).toMatchObject({ state: 'mentioned', reports: 2, reporters: 1 });
    const third = await emptyReport();
    await record(sourceOf(third, named));
    expect(await find(named)).toMatchObject({ state: 'confirmed', reporters: 2 });
    await record(sourceOf(third));
    expect(await find(named)).toMatchObject({ state: 'mentioned', reporters: 1 });
  });

  test('that follows the counts is in the audit trail, without the value', async () => {
    const named = domain();
    await record(sourceOf(await emptyReport(), named), sourceOf(await emptyReport(), named));
    const entries = await world.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.entityId, indicatorId(named)));
    expect(entries).toMatchObject([
      {
        action: 'indicator.confirmed',
        before: { state: 'mentioned' },
        after: { reporters: 2, decision: null },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(named.value);
  });

  test('is contested by two disputed pieces, unless more people report it', async () => {
    const [named, { clusterId }] = [domain(), await makeCluster(world)];
    const piece = (id: string, isRefuted: boolean) =>
      ({ kind: 'piece', id, clusterId, indicators: [named], isRefuted }) as const;
    const [one, two] = [world.name('piece'), world.name('piece')];
    await record(piece(one, true), piece(two, false));
    expect(await find(named)).toMatchObject({ state: 'mentioned', refutations: 1 });
    await record(piece(two, true));
    expect(await find(named)).toMatchObject({ state: 'contested', refutations: 2 });
    for (let index = 0; index < 3; index += 1) await record(sourceOf(await emptyReport(), named));
    expect(await find(named)).toMatchObject({ state: 'confirmed', reporters: 3 });
  });
});

test('no mention is left without its indicator', async () => {
  const row = await emptyReport();
  await record(sourceOf(row, domain()));
  const [mention] = await world.db
    .select()
    .from(indicatorMention)
    .where(eq(indicatorMention.sourceId, row.id));
  await expect(
    world.db.delete(indicator).where(inArray(indicator.id, [mention?.indicatorId ?? ''])),
  ).rejects.toThrow();
});
