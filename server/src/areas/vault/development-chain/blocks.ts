import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { desc, eq } from 'drizzle-orm';
import { developmentBlock } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { BlockSource } from '../anchoring/anchor-ports.ts';
import { type Block, GENESIS_HEADER, hash256, parseHeader, writeHeader } from './block.ts';

type BlockRow = typeof developmentBlock.$inferSelect;

/** The newest block of the development chain; the first one of every regtest chain where nothing was mined yet. */
export async function getTip({ db }: Pick<Ctx, 'db'>): Promise<Block> {
  const [tip] = await db.select().from(developmentBlock).orderBy(desc(developmentBlock.height)).limit(1);
  if (tip) return toBlock(tip);
  const header = writeHeader(GENESIS_HEADER);
  return { height: 0, hash: hash256(header), header };
}

/** What the database takes for a height. */
const MAX_HEIGHT = 2 ** 31 - 1;

/** A block by its height or by its hash as explorers print it; null when there is none. */
export async function findBlockRow(
  { db }: Pick<Ctx, 'db'>,
  by: { height: number } | { hash: string },
): Promise<Block | null> {
  if ('height' in by && by.height > MAX_HEIGHT) return null;
  const isIt = 'height' in by ? eq(developmentBlock.height, by.height) : eq(developmentBlock.hash, by.hash);
  const [row] = await db.select().from(developmentBlock).where(isIt);
  return row ? toBlock(row) : null;
}

/** The development chain, asked in this process. */
export const developmentBlocks = (ctx: Pick<Ctx, 'db'>): BlockSource => ({
  chain: 'development',
  async find(height) {
    const block = await findBlockRow(ctx, { height });
    if (!block) return null;
    const { merkleRoot, time } = parseHeader(block.header);
    return {
      chain: 'development',
      height,
      hash: explorerHex(block.hash),
      merkleRoot: explorerHex(merkleRoot),
      time: new Date(time * 1000).toISOString(),
    };
  },
  readHeader: async (hash) => (await findBlockRow(ctx, { hash }))?.header.toString('hex') ?? null,
});

const toBlock = ({ height, header }: BlockRow): Block => ({
  height,
  header: Buffer.from(header),
  hash: hash256(header),
});
