import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { buildMerkleTree } from '@fap/shared/vault/opentimestamps/merkle-tree.ts';
import { timestampAlong, writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { developmentBlock, developmentCommitment } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { findBlock } from './block.ts';
import { getTip } from './blocks.ts';

/** Limit of messages per block; the rest waits for the next. */
export const MAX_MESSAGES = 1_000;
/** Why it writes without an audit row. */
export const DEVELOPMENT_CHAIN =
  'the development chain plays a public one, which does not say who asked for what';
/** One process mines at a time: the class of the advisory lock. */
const MINING_LOCK = 'development-chain';

/** Mines a block that holds every message that waits; gives its height, or null when nothing waits. */
export async function mineBlock(ctx: Ctx): Promise<number | null> {
  return transact(
    ctx,
    'platform',
    async (tx) => {
      await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${MINING_LOCK}))`);
      const waiting = await tx.db
        .select({ message: developmentCommitment.message })
        .from(developmentCommitment)
        .where(isNull(developmentCommitment.height))
        .orderBy(asc(developmentCommitment.createdAt), asc(developmentCommitment.message))
        .limit(MAX_MESSAGES);
      if (waiting.length === 0) return null;
      const leaves = waiting.map(({ message }) => ({
        digest: Buffer.from(message, 'hex'),
        nonce: tx.ids.nonce(),
      }));
      const tree = buildMerkleTree(leaves);
      const { block, path } = findBlock(await getTip(tx), tree.root, tx.clock.now());
      await tx.db
        .insert(developmentBlock)
        .values({ height: block.height, hash: explorerHex(block.hash), header: block.header });
      const attestation = { type: 'bitcoin', height: block.height } as const;
      for (const [index, { message }] of waiting.entries()) {
        const steps = [...(tree.paths[index] ?? []), ...path];
        const timestamp = timestampAlong(Buffer.from(message, 'hex'), steps, attestation);
        await tx.db
          .update(developmentCommitment)
          .set({ height: block.height, timestamp: writeTimestamp(timestamp) })
          .where(eq(developmentCommitment.message, message));
      }
      return block.height;
    },
    { housekeeping: DEVELOPMENT_CHAIN },
  );
}
