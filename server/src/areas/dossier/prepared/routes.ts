import { Readable } from 'node:stream';
import { dossierFilesContract, type PreparedForm } from '@fap/shared/dossier/files-contract.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { bind, reply } from '../../../platform/http/bind.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { sendFile } from '../send-file.ts';
import { openFile } from './open-file.ts';
import { listFiles, prepareFile } from './prepare-file.ts';

const TYPES: Readonly<Record<PreparedForm, string>> = { pdf: 'application/pdf', zip: 'application/zip' };

/** Files of dossiers that are written in the background. */
export function bindFileRoutes(app: HttpApp, store: EvidenceStore): void {
  bind(app, dossierFilesContract.files, (ctx, { params }) => listFiles(ctx, params.clusterId));
  bind(app, dossierFilesContract.prepareFile, async (ctx, { params, body }) =>
    reply(202, await prepareFile(ctx, params.clusterId, body.form)),
  );
  bind(app, dossierFilesContract.file, async (ctx, { params }) => {
    const { file, dossier } = await openFile(ctx, store, params);
    const { stream, sizeBytes } = await store.read(file.sha256);
    const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    return sendFile(body, dossier, { type: TYPES[file.form], ending: file.form, sizeBytes });
  });
}
