import { headDigest } from '@fap/shared/custody/manifest.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { custodyStamp } from '../../../db/schema/custody.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** A head that was handed in for a stamp. */
export interface StampedHead {
  documentId: string;
  at: Date;
  /** ClusterChain ID. */
  chain: string;
  seq: number;
  head: string;
  /** What is stamped: of chain, entry, head and manifest. */
  digest: string;
}

/** Younger ones wait, so that one whose transaction takes long is not passed over. */
const SETTLED_MS = 60_000;

/** Heads of clusters' logs in the order in which they were handed in, after one of them. */
export async function listStampedSince(
  { db, clock }: Ctx,
  after: { at: Date; documentId: string } | null,
  limit: number,
): Promise<StampedHead[]> {
  const { createdAt, documentId } = custodyStamp;
  const rows = await db
    .select({ stamp: custodyStamp, chain: custodyChain.name })
    .from(custodyStamp)
    .innerJoin(custodyChain, eq(custodyChain.id, custodyStamp.chainId))
    .where(
      and(
        eq(custodyChain.kind, 'cluster'),
        lt(createdAt, new Date(clock.now().getTime() - SETTLED_MS)),
        after === null
          ? undefined
          : sql`(${createdAt}, ${documentId}) > (${after.at.toISOString()}::timestamptz, ${after.documentId})`,
      ),
    )
    .orderBy(asc(createdAt), asc(documentId))
    .limit(limit);
  return rows.map(({ stamp, chain }) => ({
    documentId: stamp.documentId,
    at: stamp.createdAt,
    chain,
    seq: stamp.seq,
    head: stamp.head,
    digest: headDigest({ chain, seq: stamp.seq, head: stamp.head, manifestSha256: stamp.manifestSha256 }),
  }));
}
