import type { Chain } from '../../vault/constants.ts';
import type { CustodyEntry } from '../chain.ts';
import type { HeadStatement } from '../manifest.ts';

/** Where everything lies in an evidence bag (BagIt 1.0, RFC 8493), seen from the bag's one top folder. */
export const BAG_PATHS = {
  declaration: 'bagit.txt',
  info: 'bag-info.txt',
  payloadManifest: 'manifest-sha256.txt',
  tagManifest: 'tagmanifest-sha256.txt',
  dossier: 'data/dossier.json',
  dossierPdf: 'data/dossier.pdf',
  stix: 'data/dossier.stix.json',
  indicators: 'data/indicators.csv',
  misp: 'data/misp.json',
  custodyLog: 'data/custody/log.json',
  heads: 'data/custody/heads.json',
  headers: 'data/headers.json',
  verifyPage: 'data/verify.html',
} as const;

/** The folder that everything but the tag files lies in. */
export const PAYLOAD_FOLDER = 'data/';

/** The folder with one folder for each evidence item. */
export const EVIDENCE_FOLDER = 'data/evidence/';

/** The text of `bagit.txt`. */
export const BAG_DECLARATION = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';

/** What the proof of an evidence item is called, in the item's folder. */
export const EVIDENCE_PROOF_NAME = 'proof.ots';

/** The path of the proof of a stamped head. */
export const headProofPath = (seq: number): string => `${PAYLOAD_FOLDER}${headProofName(seq)}`;

/** The same as `heads.json` names it, from the payload folder. */
export const headProofName = (seq: number): string => `custody/heads/${seq}.ots`;

/** The path of a manifest of evidence items, by the SHA-256 of its text. */
export const itemsManifestPath = (sha256: string): string => `data/custody/manifests/${sha256}.json`;

/** The path of an evidence item's own file. */
export const evidenceFilePath = (evidenceId: string, fileName: string): string =>
  `${EVIDENCE_FOLDER}${evidenceId}/${fileName}`;

/** The path of the proof of an evidence item. */
export const evidenceProofPath = (evidenceId: string): string =>
  evidenceFilePath(evidenceId, EVIDENCE_PROOF_NAME);

/** `data/custody/log.json`: the whole custody log of one chain, from its first entry. */
export interface BagCustodyLog {
  version: 1;
  chain: string;
  entries: CustodyEntry[];
}

/** One line of `data/custody/heads.json`: a head that was stamped; `proof` is its path from the payload folder, if there is one. */
export interface BagHead extends Omit<HeadStatement, 'chain'> {
  digest: string;
  proof: string | null;
}

/** One line of `data/headers.json`: the 80 bytes of a block header in hexadecimal, in their own order. */
export interface BagBlockHeader {
  height: number;
  header: string;
  chain: Chain;
}
