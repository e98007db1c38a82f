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

/** Where one custody log lies in a bag with all that belongs to it. */
export interface LogPaths {
  /** With a slash at its end. */
  folder: string;
  log: string;
  heads: string;
  /** The proof of a stamped head. */
  headProof(seq: number): string;
  /** The same as `heads` names it, from the payload folder. */
  headProofName(seq: number): string;
  /** A manifest of evidence items, by the SHA-256 of its text. */
  manifest(sha256: string): string;
}

const logPathsIn = (folder: string): LogPaths => ({
  folder,
  log: `${folder}log.json`,
  heads: `${folder}heads.json`,
  headProof: (seq) => `${folder}heads/${seq}.ots`,
  headProofName: (seq) => `${folder.slice(PAYLOAD_FOLDER.length)}heads/${seq}.ots`,
  manifest: (sha256) => `${folder}manifests/${sha256}.json`,
});

/** The log of the cluster that the bag is of. */
export const OWN_LOG = logPathsIn('data/custody/');

/** The folder with one folder for the log of each cluster that was merged into it, by the name of its chain. */
export const MERGED_FOLDER = 'data/custody/merged/';

/** The log of a merged cluster. */
export const mergedLog = (chain: string): LogPaths => logPathsIn(`${MERGED_FOLDER}${chain}/`);

/** The path of an evidence item's own file. */
export const evidenceFilePath = (evidenceId: string, fileName: string): string =>
  `${EVIDENCE_FOLDER}${evidenceId}/${fileName}`;

/** The path of the proof of an evidence item. */
export const evidenceProofPath = (evidenceId: string): string =>
  evidenceFilePath(evidenceId, EVIDENCE_PROOF_NAME);

/** `log.json` in a log's folder: the whole custody log of one chain, from its first entry. */
export interface BagCustodyLog {
  version: 1;
  chain: string;
  entries: CustodyEntry[];
}

/** One line of `heads.json` beside it: a head that was stamped; `proof` is its path from the payload folder, if there is one. */
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
