import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import { MAX_PROOF_BYTES } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { type Intake, receiveUpload } from '../../platform/http/receive-upload.ts';
import type { BlockSource } from './anchoring/anchor-ports.ts';
import { findBlocks } from './anchoring/find-blocks.ts';
import { getProof } from './get-proof.ts';
import { listEntries } from './list-entries.ts';
import { presentEntry } from './presenter.ts';
import { countByAnchorState, countUnitsAtWork } from './queries.ts';
import { verifyFile } from './verify-file.ts';

export interface VaultRoutesOptions {
  /** Where block headers are read. */
  sources: readonly BlockSource[];
  intake: Intake;
}

/** The vault's list, proofs to take away, and the check of anybody's proof. */
export function bindVaultRoutes(app: HttpApp, { sources, intake }: VaultRoutesOptions): void {
  bind(app, vaultContract.entries, async (ctx, { query }) => {
    const counts = await countByAnchorState(ctx);
    const { rows, nextCursor } = await listEntries(ctx, query, counts);
    const clusterIds = [...new Set(rows.flatMap(({ clusterId }) => clusterId ?? []))];
    const units = await countUnitsAtWork(ctx, clusterIds);
    return { entries: rows.map((row) => presentEntry(ctx, row, units)), nextCursor, counts };
  });

  bind(app, vaultContract.proof, async (ctx, { params }) => {
    const { fileName, bytes } = await getProof(ctx, params.id);
    return new Response(Uint8Array.from(bytes), {
      headers: {
        'Content-Type': 'application/vnd.opentimestamps.v1',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });

  bind(app, vaultContract.verify, async (ctx, _input, http) => {
    const beside = { field: 'proof', maxBytes: MAX_PROOF_BYTES };
    const upload = await receiveUpload(http, 'file', intake, beside);
    if (!upload) throw missing('file', t`Please select the file that the proof is of`);
    try {
      if (!upload.beside) throw missing('proof', t`Please select the proof of the file (.ots)`);
      return await verifyFile(ctx, sources, upload.file, upload.beside);
    } finally {
      await upload.file.discard();
    }
  });

  bind(app, vaultContract.blocks, async (ctx, { params }) => {
    const found = await findBlocks(sources, params.height, ctx.log);
    const blocks = found.filter((block) => block !== null);
    const isWhole = blocks.length === found.length;
    if (!isWhole && blocks.length === 0)
      throw new AppError('UNAVAILABLE', { message: t`The block could not be read just now` });
    return { isWhole, blocks };
  });
}

const missing = (path: string, message: string) =>
  new AppError('INVALID', { message, issues: [{ path, message }] });
