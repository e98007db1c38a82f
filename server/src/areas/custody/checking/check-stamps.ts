import type { HeadStatement } from '@fap/shared/custody/manifest.ts';
import { headDigest } from '@fap/shared/custody/manifest.ts';
import { type BlocksAtHeight, heightsOf, judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { custodyStamp } from '../../../db/schema/custody.ts';
import { anchorBatch, anchorLeaf } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import {
  type BlockSource,
  type DocumentStamp,
  findBlocksAt,
  joinProof,
  listDocumentStamps,
} from '../../vault/index.ts';
import type { CheckedItem } from './check-files.ts';
import type { ChainRow } from './walk-log.ts';

export type StampCount = 'verified' | 'anchored' | 'processing' | 'failed';

/** A stamp's state as it was found now, and what is wrong with it. */
export interface CheckedStamp {
  state: StampCount;
  flaw: string | null;
}

/** Checks stamps, and asks for each block once. */
export class StampChecker {
  readonly #ctx: Ctx;
  readonly #sources: readonly BlockSource[];
  readonly #blocks = new Map<number, BlocksAtHeight>();

  constructor(ctx: Ctx, sources: readonly BlockSource[]) {
    this.#ctx = ctx;
    this.#sources = sources;
  }

  /** The stamps of evidence items by their ids. */
  async checkItems(items: readonly CheckedItem[]): Promise<Map<string, CheckedStamp>> {
    const rows = await this.#ctx.db
      .select({ id: anchorLeaf.evidenceId, path: anchorLeaf.path, batch: anchorBatch })
      .from(anchorLeaf)
      .leftJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
      .where(
        inArray(
          anchorLeaf.evidenceId,
          items.map(({ id }) => id),
        ),
      );
    const digests = new Map(items.map(({ id, sha256 }) => [id, sha256]));
    const checked = new Map<string, CheckedStamp>();
    for (const { id, path, batch } of rows) {
      const digest = digests.get(id) as string;
      const proof = joinProof(digest, path, batch?.timestamp ?? null);
      checked.set(id, await this.#check({ digest, state: batch?.state ?? 'processing', proof }));
    }
    return checked;
  }

  /** The stamp of a head; `statement` is what it has to be of. */
  checkHead(stamp: DocumentStamp, statement: HeadStatement): Promise<CheckedStamp> {
    return this.#check({ ...stamp, digest: headDigest(statement) });
  }

  async #check(stamp: Pick<DocumentStamp, 'digest' | 'state' | 'proof'>): Promise<CheckedStamp> {
    const { state, proof } = stamp;
    // Until a calendar names a block there is nothing to compare.
    if (!proof || (state !== 'verified' && state !== 'anchored')) return { state, flaw: null };
    const parsed = parse(proof);
    if (!parsed) return { state: 'failed', flaw: 'Its proof cannot be read' };
    const unknown = heightsOf(parsed).filter((height) => !this.#blocks.has(height));
    for (const [height, blocks] of await findBlocksAt(this.#sources, unknown, this.#ctx.log))
      this.#blocks.set(height, blocks);
    const verdict = judgeProof(parsed, Buffer.from(stamp.digest, 'hex'), this.#blocks);
    if (verdict.outcome === 'valid') return { state: 'verified', flaw: null };
    if (verdict.outcome === 'invalid')
      return { state: 'failed', flaw: verdict.reason ?? 'Its proof does not lead to the block it names' };
    return { state: 'anchored', flaw: null };
  }
}

function parse(bytes: Uint8Array): ReturnType<typeof parseProofFile> | null {
  try {
    return parseProofFile(bytes);
  } catch (error) {
    if (error instanceof ProofFormatError) return null;
    throw error;
  }
}

/** The heads of a custody log that were queued for a stamp, with what became of each. */
export async function listHeadStamps(
  ctx: Pick<Ctx, 'db'>,
  chain: ChainRow,
): Promise<{ statement: HeadStatement; stamp: DocumentStamp }[]> {
  const rows = await ctx.db
    .select()
    .from(custodyStamp)
    .where(eq(custodyStamp.chainId, chain.id))
    .orderBy(asc(custodyStamp.seq));
  const stamps = await listDocumentStamps(
    ctx,
    rows.map(({ documentId }) => documentId),
  );
  const byId = new Map(stamps.map((stamp) => [stamp.id, stamp]));
  return rows.flatMap(({ seq, head, manifestSha256, documentId }) => {
    const stamp = byId.get(documentId);
    return stamp ? [{ statement: { chain: chain.name, seq, head, manifestSha256 }, stamp }] : [];
  });
}
