import { Readable } from 'node:stream';
import { dossierContract, dossierPath } from '@fap/shared/dossier/contract.ts';
import { mispEvent } from '@fap/shared/dossier/misp-event.ts';
import { stixBundle } from '@fap/shared/dossier/stix-bundle.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getChain } from '../custody/index.ts';
import type { WrittenDossier } from './content/written-dossier.ts';
import { readDossier } from './editions.ts';
import { setPdf } from './forms/pdf-thread.ts';
import { type BagPorts, writeBag } from './forms/write-bag.ts';
import { writeCsv } from './forms/write-csv.ts';
import { listHistory } from './list-history.ts';
import { sendFile } from './send-file.ts';

/** The dossier of a cluster in its forms; each read is recorded. */
export function bindDossierRoutes(app: HttpApp, ports: BagPorts): void {
  // Before the bare address, which would take `.pdf` for a part of the id.
  bind(app, dossierContract.dossierPdf, async (ctx, { params }) => {
    const read = await readDossier(ctx, params.clusterId, 'pdf');
    return sendFile(await setPdf(whole(read)), read, { type: 'application/pdf', ending: 'pdf' });
  });
  bind(app, dossierContract.dossierStix, async (ctx, { params }) => {
    const read = await readDossier(ctx, params.clusterId, 'stix');
    const type = 'application/stix+json;version=2.1';
    return sendFile(JSON.stringify(stixBundle(whole(read))), read, { type, ending: 'stix.json' });
  });
  bind(app, dossierContract.dossierMisp, async (ctx, { params }) => {
    const read = await readDossier(ctx, params.clusterId, 'misp');
    const type = 'application/json';
    return sendFile(JSON.stringify(mispEvent(whole(read))), read, { type, ending: 'misp.json' });
  });
  bind(app, dossierContract.dossierCsv, async (ctx, { params }) => {
    const read = await readDossier(ctx, params.clusterId, 'csv');
    return sendFile(writeCsv(read.content), read, { type: 'text/csv; charset=utf-8', ending: 'csv' });
  });
  bind(app, dossierContract.dossierZip, async (ctx, { params }) => {
    const read = await readDossier(ctx, params.clusterId, 'zip');
    const body = Readable.toWeb(writeBag(ctx, ports, read)) as ReadableStream<Uint8Array>;
    return sendFile(body, read, { type: 'application/zip', ending: 'zip' });
  });
  bind(app, dossierContract.dossier, async (ctx, { params }) =>
    whole(await readDossier(ctx, params.clusterId, 'json')),
  );
  bind(app, dossierContract.history, (ctx, { params }) => listHistory(ctx, params.id));
  bind(app, dossierContract.legalDossier, async (ctx, { body }) => {
    const { id } = await getChain(ctx, body.clusterChainId);
    const { edition, content } = await readDossier(ctx, id, 'legal');
    return reply(201, {
      dossierId: edition.dossierId,
      pdfUrl: dossierPath(content.cluster.id, 'pdf'),
      zipUrl: dossierPath(content.cluster.id, 'zip'),
    });
  });
}

const whole = ({ content, edition }: WrittenDossier) => ({ ...content, edition });
