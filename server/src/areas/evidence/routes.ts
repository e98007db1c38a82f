import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { evidenceContract, NO_FILE_MESSAGE, type UploadResult } from '@fap/shared/evidence/contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import type { EvidenceStore } from '../../platform/evidence-store.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { readUpload } from '../../platform/http/read-upload.ts';
import { analysisOf } from './present-analysis.ts';
import { getEvidence, mayOpenOriginal, openOriginal } from './queries.ts';
import { type EvidenceRow, storedAnalysis, uploadEvidence } from './upload-evidence.ts';

export interface EvidenceRoutesOptions {
  store: EvidenceStore;
  uploadMaxBytes: number;
}

/** Text analysis and the intake and opening of files. */
export function bindEvidenceRoutes(app: HttpApp, { store, uploadMaxBytes }: EvidenceRoutesOptions): void {
  bind(app, evidenceContract.analyzeText, async (ctx, { body }) =>
    analysisOf(body.text, ctx.ids.next('analysis')),
  );

  bind(app, evidenceContract.upload, async (ctx, _input, http) => {
    const upload = await readUpload(http, 'evidence', store, uploadMaxBytes);
    if (!upload) {
      throw new AppError('INVALID', {
        message: NO_FILE_MESSAGE,
        issues: [{ path: 'evidence', message: NO_FILE_MESSAGE }],
      });
    }
    try {
      const clusterId = upload.fields.clusterId;
      const { row, isRepeated } = await uploadEvidence(ctx, {
        fileName: upload.fileName,
        file: upload.file,
        clusterId: clusterId ? parseInput(idSchema, clusterId) : undefined,
      });
      return reply(isRepeated ? 200 : 201, presentUpload(row));
    } finally {
      await upload.file.discard();
    }
  });

  bind(app, evidenceContract.get, async (ctx, { params }) => {
    const row = await getEvidence(ctx, params.id);
    return {
      id: row.id,
      // A file's name may name its owner.
      fileName: mayOpenOriginal(ctx, row) ? row.fileName : `exhibit${extname(row.fileName)}`,
      fileType: row.mimeType,
      fileSize: row.sizeBytes,
      createdAt: row.createdAt.toISOString(),
      blockchainTimestamp: null,
      sha256: row.sha256,
      mayOpenOriginal: mayOpenOriginal(ctx, row),
    };
  });

  bind(app, evidenceContract.file, async (ctx, { params }) => {
    const row = await openOriginal(ctx, params.id);
    const { stream, sizeBytes } = await store.read(row.sha256);
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
      headers: {
        // Never rendered: uploaded HTML or SVG must not run under our origin.
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
        'Content-Length': String(sizeBytes),
        'Cache-Control': 'private, no-store',
      },
    });
  });
}

function presentUpload(row: EvidenceRow): UploadResult {
  const analysis = storedAnalysis(row);
  return {
    evidenceId: row.id,
    fileName: row.fileName,
    aiAnalysis: analysis?.aiAnalysis ?? null,
    fingerprints: analysis?.fingerprints ?? { sha256: row.sha256, words: 0, indicators: 0 },
    confidenceScore: analysis?.confidenceScore ?? null,
    recommendations: analysis?.recommendations ?? [
      'The file is kept. Its content will be read in a later step.',
    ],
    bitcoinAnchored: false,
    blockHeight: null,
    fileHash: row.sha256,
  };
}
