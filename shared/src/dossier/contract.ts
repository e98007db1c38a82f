import * as v from 'valibot';
import { clusterChainIdSchema } from '../custody/contract.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { dossierContentSchema } from './content.ts';

const editionSchema = v.object({
  dossierId: v.string(),
  /** From 1 on, one more for each time the cluster had changed. */
  version: v.number(),
  /** SHA-256 of the canonical content as it was when the edition was made. */
  sha256: v.string(),
  madeAt: timeSchema,
  /** What changed since the edition before, in sentences. */
  changes: v.array(v.string()),
});
export type DossierEdition = v.InferOutput<typeof editionSchema>;

const dossierSchema = v.object({ ...dossierContentSchema.entries, edition: editionSchema });
export type Dossier = v.InferOutput<typeof dossierSchema>;

const historySchema = v.object({
  editions: v.array(editionSchema),
  reads: v.array(
    v.object({
      at: timeSchema,
      by: v.string(),
      roles: v.array(v.string()),
      /** pdf, zip and so on; `legal`: it was made from the ClusterChain. */
      form: v.string(),
      version: v.number(),
    }),
  ),
});
export type DossierHistory = v.InferOutput<typeof historySchema>;

const params = v.object({ clusterId: idSchema });
const fileCall = <const Ending extends string>(ending: Ending, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/leo/dossier/:clusterId.${ending}`,
    summary,
    access: 'dossier.read',
    limit: 'dossiers',
    params,
    responses: { 200: 'file' },
  });

/** The forms a dossier can be had in, by the ending of its address. */
export const DOSSIER_FORMS = ['pdf', 'stix.json', 'misp.json', 'csv', 'zip'] as const;
export type DossierForm = (typeof DOSSIER_FORMS)[number];

/** The address of a cluster's dossier in a form. */
export const dossierPath = (clusterId: string, form: DossierForm): string =>
  `/api/leo/dossier/${encodeURIComponent(clusterId)}.${form}`;

export const dossierContract = {
  dossierPdf: fileCall('pdf', 'The dossier as PDF'),
  dossierStix: fileCall('stix.json', 'The dossier as STIX 2.1'),
  dossierMisp: fileCall('misp.json', 'The dossier as MISP event'),
  dossierCsv: fileCall('csv', "The dossier's indicators as CSV"),
  dossierZip: fileCall('zip', 'The dossier as BagIt bag'),
  dossier: defineEndpoint({
    method: 'GET',
    path: '/api/leo/dossier/:clusterId',
    summary: 'The dossier for law enforcement; `leo` reads it while the access window is open',
    access: 'dossier.read',
    limit: 'dossiers',
    params,
    responses: { 200: dossierSchema },
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/dossier-history',
    summary: "The editions of a cluster's dossier, and who read which of them",
    access: 'dossier.export',
    params: v.object({ id: idSchema }),
    responses: { 200: historySchema },
  }),
  legalDossier: defineEndpoint({
    method: 'POST',
    path: '/api/cluster-chain/legal-dossier',
    summary: 'Makes the dossier of a ClusterChain, prepared for certification',
    access: 'dossier.read',
    limit: 'dossiers',
    body: v.object({ clusterChainId: clusterChainIdSchema }),
    responses: { 201: v.object({ dossierId: v.string(), pdfUrl: v.string(), zipUrl: v.string() }) },
  }),
};
