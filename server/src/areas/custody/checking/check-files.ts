import { createHash } from 'node:crypto';
import type { ChainFlawFound } from '@fap/shared/custody/contract.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { auditEntry, custodyEntry, custodyOpening } from '../../../db/schema/platform.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { readStatement } from '../../evidence/index.ts';
import type { ChainRow } from './walk-log.ts';

const BATCH = 100;
const ARRIVALS = [
  'evidence.uploaded',
  'evidence.stated',
  'evidence.linked',
  'evidence.placed',
  'evidence.moved',
  'evidence.restored',
];

/** An evidence item as a check looks at it. */
export interface CheckedItem {
  id: string;
  sha256: string;
  kind: (typeof evidenceItem.$inferSelect)['kind'];
}

/** The evidence items of a log's cluster or case, in batches by their ids. */
export async function* itemsOf({ db }: Pick<Ctx, 'db'>, chain: ChainRow): AsyncGenerator<CheckedItem[]> {
  const place = chain.kind === 'cluster' ? evidenceItem.clusterId : evidenceItem.caseId;
  for (let after = ''; ; ) {
    const items = await db
      .select({ id: evidenceItem.id, sha256: evidenceItem.sha256, kind: evidenceItem.kind })
      .from(evidenceItem)
      .where(and(eq(place, chain.id), eq(evidenceItem.isWithdrawn, false), gt(evidenceItem.id, after)))
      .orderBy(asc(evidenceItem.id))
      .limit(BATCH);
    if (items.length > 0) yield items;
    const last = items.at(-1);
    if (!last || items.length < BATCH) return;
    after = last.id;
  }
}

/** Hashes an evidence item's bytes again; null when they are what was handed in, else what is wrong. */
export async function checkFile(ctx: Ctx, store: EvidenceStore, item: CheckedItem): Promise<string | null> {
  if (item.kind === 'statement') {
    const bytes = await readStatement(ctx, item.id);
    return digestIs(createHash('sha256').update(bytes).digest('hex'), item);
  }
  if (!(await store.has(item.sha256))) return 'Its bytes are not in the store';
  const hash = createHash('sha256');
  const { stream } = await store.read(item.sha256);
  for await (const chunk of stream as AsyncIterable<Buffer>) hash.update(chunk);
  return digestIs(hash.digest('hex'), item);
}

const digestIs = (digest: string, { sha256 }: CheckedItem): string | null =>
  digest === sha256 ? null : `Its bytes have SHA-256 ${digest}, and ${sha256} was handed in`;

/** Names the entries by which evidence items came into a log. */
export async function findArrivals(
  { db }: Pick<Ctx, 'db'>,
  chain: ChainRow,
  evidenceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (evidenceIds.length === 0) return new Map();
  const rows = await db
    .select({ id: auditEntry.entityId, seq: sql<string>`min(${custodyEntry.seq})` })
    .from(auditEntry)
    .innerJoin(custodyOpening, eq(custodyOpening.auditId, auditEntry.id))
    .innerJoin(
      custodyEntry,
      and(eq(custodyEntry.chainId, custodyOpening.chainId), eq(custodyEntry.seq, custodyOpening.seq)),
    )
    .where(
      and(
        eq(custodyEntry.chainId, chain.id),
        eq(auditEntry.entityType, 'evidence'),
        inArray(auditEntry.entityId, [...evidenceIds]),
        inArray(auditEntry.action, ARRIVALS),
      ),
    )
    .groupBy(auditEntry.entityId);
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

/** Flaws of evidence items with the entries they came by. */
export async function placeFlaws(
  ctx: Pick<Ctx, 'db'>,
  chain: ChainRow,
  flaws: readonly { kind: 'file' | 'stamp'; evidenceId: string; reason: string }[],
): Promise<ChainFlawFound[]> {
  const arrivals = await findArrivals(
    ctx,
    chain,
    flaws.map(({ evidenceId }) => evidenceId),
  );
  return flaws.map((flaw) => ({ ...flaw, seq: arrivals.get(flaw.evidenceId) ?? null }));
}
