import { Readable } from 'node:stream';
import { evidenceContract, NO_FILE_MESSAGE } from '@fap/shared/evidence/contract.ts';
import { judgingContract } from '@fap/shared/evidence/judging-contract.ts';
import { pictureContract } from '@fap/shared/evidence/picture-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import * as v from 'valibot';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { type Intake, receiveUpload } from '../../platform/http/receive-upload.ts';
import { spend } from '../../platform/limits/spend.ts';
import { bindAnalysisRoutes } from './analyses/routes.ts';
import { analyzeMessage } from './analyze-message.ts';
import { attributeWords } from './attribute-words.ts';
import { compareEvidence } from './compare-evidence.ts';
import { correctReading } from './correct-reading.ts';
import type { Enricher } from './enrichment/enricher.ts';
import { extractWithin } from './extract-within.ts';
import { judgeEvidenceAgain } from './judge-evidence-again.ts';
import { readStatement } from './keep-statement.ts';
import { getOwnPicture, openEvidenceItem, openPicture } from './open-evidence.ts';
import { placeInCase } from './place-in-case.ts';
import { presentEvidence, presentUpload } from './presenter.ts';
import { getEvidence, listEvidence } from './queries.ts';
import { readAgain } from './read-again.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { revealDetail } from './reveal-detail.ts';
import { suggestExhibits } from './suggest-exhibits.ts';
import { uploadEvidence } from './upload-evidence.ts';
import { viewReading } from './view-reading.ts';

export interface EvidenceRoutesOptions {
  readings: ReadingPorts;
  /** Null: the built-in engine alone reads texts. */
  enricher: Enricher | null;
  intake: Intake;
}

const sha256Schema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[0-9a-f]{64}$/u, 'A SHA-256 has 64 hexadecimal digits'),
);

/** Text analysis; the intake, opening and reading of files. */
export function bindEvidenceRoutes(
  app: HttpApp,
  { readings, enricher, intake }: EvidenceRoutesOptions,
): void {
  const message = { views: readings.views, enricher };
  bind(app, evidenceContract.analyzeText, async (ctx, { body }) =>
    analyzeMessage(ctx, message, body.text, ctx.ids.next('analysis')),
  );
  bindAnalysisRoutes(app, message);

  bind(app, evidenceContract.upload, async (ctx, _input, http) => {
    // A declared length is charged before the body is read.
    const announced = Number(http.req.header('content-length') ?? 0);
    if (announced > 0) await spend(ctx, 'uploadBytes', Math.min(announced, intake.maxBytes));
    const upload = await receiveUpload(http, 'evidence', intake);
    if (!upload) {
      throw new AppError('INVALID', {
        message: NO_FILE_MESSAGE,
        issues: [{ path: 'evidence', message: NO_FILE_MESSAGE }],
      });
    }
    try {
      if (announced === 0) await spend(ctx, 'uploadBytes', upload.file.sizeBytes);
      const { clusterId, caseId, sha256 } = upload.fields;
      const expected = http.req.header('x-content-sha256') ?? sha256;
      const { row, isRepeated } = await uploadEvidence(ctx, {
        fileName: upload.fileName,
        file: upload.file,
        expectedSha256: expected ? parseInput(sha256Schema, expected) : undefined,
        caseId: caseId ? parseInput(idSchema, caseId) : undefined,
        clusterId: clusterId ? parseInput(idSchema, clusterId) : undefined,
      });
      const seen = await extractWithin(ctx, readings, row, readings.uploadWaitMs);
      return reply(isRepeated ? 200 : 201, presentUpload(seen.row, seen.analysis));
    } finally {
      await upload.file.discard();
    }
  });

  bind(app, evidenceContract.get, async (ctx, { params }) =>
    presentEvidence(ctx, await getEvidence(ctx, params.id)),
  );

  bind(app, evidenceContract.file, async (ctx, { params }) => {
    const row = await openEvidenceItem(ctx, params.id);
    const body =
      row.kind === 'statement'
        ? await readStatement(ctx, row.id)
        : (Readable.toWeb((await readings.store.read(row.sha256)).stream) as ReadableStream<Uint8Array>);
    return new Response(body, {
      headers: {
        // Never rendered: uploaded HTML or SVG must not run under our origin.
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
        'Content-Length': String(row.sizeBytes),
        'Cache-Control': 'private, no-store',
      },
    });
  });

  bind(app, evidenceContract.picture, async (ctx, { params }) => {
    const row = await openPicture(ctx, params.id);
    return pictureResponse(await readings.pictures.of(row.sha256));
  });

  bind(app, evidenceContract.thumbnail, async (ctx, { params }) => {
    const row = await getOwnPicture(ctx, params.id);
    return pictureResponse(await readings.pictures.smallOf(row.sha256));
  });

  bind(app, readingContract.list, async (ctx, { query }) => {
    const { rows, nextCursor } = await listEvidence(ctx, query);
    return { evidence: rows.map((row) => presentEvidence(ctx, row)), nextCursor };
  });

  bind(app, readingContract.reading, (ctx, { params }) => viewReading(ctx, readings, params.id));

  bind(app, readingContract.reveal, (ctx, { params, body }) =>
    revealDetail(ctx, readings, { id: params.id, detail: body.detail }),
  );

  bind(app, readingContract.attribute, async (ctx, { params, body }) =>
    presentEvidence(ctx, await attributeWords(ctx, { id: params.id, author: body.author })),
  );

  bind(app, readingContract.placeInCase, async (ctx, { params, body }) =>
    presentEvidence(ctx, await placeInCase(ctx, params.id, body.caseId)),
  );

  bind(app, readingContract.correct, async (ctx, { params, body }) => {
    await correctReading(ctx, readings.views, { id: params.id, ...body });
    return viewReading(ctx, readings, params.id);
  });

  bind(app, judgingContract.exhibit, async (ctx, { params }) => {
    await judgeEvidenceAgain(ctx, readings.views, params.id);
    return viewReading(ctx, readings, params.id);
  });

  bind(app, pictureContract.readAgain, async (ctx, { params, body }) => {
    await readAgain(ctx, readings, { id: params.id, ...body });
    return viewReading(ctx, readings, params.id);
  });

  bind(app, readingContract.suggest, async (ctx, { params }) => ({
    exhibits: await suggestExhibits(ctx, readings, params),
  }));

  bind(app, readingContract.compare, (ctx, { params }) =>
    compareEvidence(ctx, readings, params.id, params.otherId),
  );
}

const pictureResponse = (picture: Buffer): Response =>
  new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
    },
  });
