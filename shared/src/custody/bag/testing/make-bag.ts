import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { zipSync } from 'fflate';
import { sha256Hex } from '../../../kernel/canonical-json.ts';
import { type MadeBlock, makeBlock } from '../../../vault/testing/made-block.ts';
import { type CustodyEntry, entryHash, genesisHash } from '../../chain.ts';
import { headDigest, type ManifestItem, writeManifest } from '../../manifest.ts';
import {
  BAG_DECLARATION,
  BAG_PATHS,
  type BagBlockHeader,
  type BagHead,
  evidenceFilePath,
  evidenceProofPath,
  type LogPaths,
  mergedLog,
  OWN_LOG,
} from '../bag-layout.ts';

/** The ClusterChain ID of the bag that tests make. */
export const MADE_CHAIN = 'FAP-1-MADEFORTESTS2345-42';
/** That of a cluster merged into it. */
export const MERGED_CHAIN = 'FAP-1-MERGEDFORTESTS23-42';
const TOP_FOLDER = 'dossier-of-tests';
const FIRST_HEIGHT = 101;
const START = Date.UTC(2026, 4, 4, 9, 30);
const MINUTE = 60_000;

interface MadeEvidence {
  id: string;
  name: string;
  text: string;
}

/** A custody log to be made. */
interface MadeLog {
  chain: string;
  paths: LogPaths;
  entries: number;
  /** Entries whose heads are stamped, each in the block that follows, with so many evidence items in the manifest. */
  stamped: readonly { seq: number; items: number }[];
  evidence: readonly MadeEvidence[];
}

const OWN: MadeLog = {
  chain: MADE_CHAIN,
  paths: OWN_LOG,
  entries: 6,
  stamped: [
    { seq: 3, items: 1 },
    { seq: 6, items: 3 },
  ],
  evidence: [
    {
      id: '01JZMADE000000000000000001',
      name: 'letter.txt',
      text: 'Pay the fee today, or your account is closed.',
    },
    {
      id: '01JZMADE000000000000000002',
      name: 'chat with “Dr. Kofi”.txt',
      text: 'Send it in gift cards. '.repeat(400),
    },
    {
      id: '01JZMADE000000000000000003',
      name: 'headers.eml',
      text: 'From: bank@example.test\r\nTo: me@example.test\r\n\r\nHello',
    },
  ],
};

const MERGED: MadeLog = {
  chain: MERGED_CHAIN,
  paths: mergedLog(MERGED_CHAIN),
  entries: 2,
  stamped: [{ seq: 2, items: 1 }],
  evidence: [
    { id: '01JZMADE000000000000000004', name: 'voice mail.txt', text: 'This is your bank. Press one.' },
  ],
};

export type MadeFiles = Map<string, Uint8Array>;

/** The files of a good bag, with real proofs that lead to blocks of a development chain. */
export const makeBagFiles = (): MadeFiles => makeFiles([OWN]);

/** The same of a cluster that another one was merged into. */
export const makeMergedBagFiles = (): MadeFiles => makeFiles([OWN, MERGED]);

function makeFiles(logs: readonly MadeLog[]): MadeFiles {
  const files: MadeFiles = new Map();
  put(files, BAG_PATHS.dossier, '{"title":"A dossier of tests"}');
  put(files, BAG_PATHS.dossierPdf, '%PDF-1.7 of tests');
  put(files, BAG_PATHS.stix, '{"type":"bundle"}');
  put(files, BAG_PATHS.indicators, 'kind,value\r\ndomain,example.test\r\n');
  put(files, BAG_PATHS.misp, '{"Event":{}}');
  put(files, BAG_PATHS.verifyPage, '<!doctype html><title>Check</title>');
  const blocks: MadeBlock[] = [];
  for (const log of logs) putLog(files, log, blocks);
  const headers = blocks.map(
    ({ height, header }): BagBlockHeader => ({ height, header, chain: 'development' }),
  );
  put(files, BAG_PATHS.headers, JSON.stringify(headers));
  return sealBag(files);
}

const put = (files: MadeFiles, path: string, content: string | Uint8Array) =>
  files.set(path, typeof content === 'string' ? utf8ToBytes(content) : content);

function putLog(
  files: MadeFiles,
  { chain, paths, entries: count, stamped, evidence }: MadeLog,
  blocks: MadeBlock[],
): void {
  const entries = makeEntries(chain, count);
  put(files, paths.log, JSON.stringify({ version: 1, chain, entries }));
  const all = evidence.map(toItem);
  const heads: BagHead[] = [];
  let before = 0;
  for (const { seq, items: itemCount } of stamped) {
    const items = all.slice(0, itemCount);
    const manifest = writeManifest(chain, items);
    const manifestSha256 = sha256Hex(manifest);
    const head = entries[seq - 1]?.entryHash ?? '';
    const digest = headDigest({ chain, seq, head, manifestSha256 });
    const added = items.slice(before);
    before = itemCount;
    const last = blocks.at(-1);
    const block = makeBlock({
      height: FIRST_HEIGHT + blocks.length,
      digests: [digest, ...added.map((item) => item.sha256)],
      time: (START + (blocks.length * 3 + 13) * MINUTE) / 1000,
      ...(last ? { previous: last.header } : {}),
    });
    blocks.push(block);
    heads.push({ seq, head, manifestSha256, digest, proof: paths.headProofName(seq) });
    put(files, paths.manifest(manifestSha256), manifest);
    const [proof = new Uint8Array(), ...ofItems] = block.proofs;
    put(files, paths.headProof(seq), proof);
    for (const [place, { evidenceId }] of added.entries())
      put(files, evidenceProofPath(evidenceId), ofItems[place] ?? new Uint8Array());
  }
  for (const { id, name, text } of evidence) put(files, evidenceFilePath(id, name), text);
  put(files, paths.heads, JSON.stringify(heads));
}

function makeEntries(chain: string, count: number): CustodyEntry[] {
  const entries: CustodyEntry[] = [];
  let before = genesisHash(chain);
  for (let seq = 1; seq <= count; seq += 1) {
    const statement = {
      seq,
      at: new Date(START + seq * MINUTE).toISOString(),
      action: seq === 1 ? 'cluster.created' : 'evidence.uploaded',
      actor: sha256Hex(`actor ${seq}`),
      subject: sha256Hex(`subject ${seq}`),
      change: sha256Hex(`change ${seq}`),
    };
    before = entryHash(before, statement);
    entries.push({ ...statement, entryHash: before });
  }
  return entries;
}

const toItem = ({ id, text }: MadeEvidence): ManifestItem => ({
  evidenceId: id,
  sha256: sha256Hex(text),
  sizeBytes: utf8ToBytes(text).length,
  mimeType: 'text/plain',
  receivedAt: new Date(START).toISOString(),
  provenance: 'victim-supplied',
  custodian: 'platform',
});

/** Writes BagIt's own files anew, as anybody can who changes something in a bag. */
export function sealBag(files: MadeFiles): MadeFiles {
  const payload = [...files].filter(([path]) => path.startsWith('data/'));
  const sealed: MadeFiles = new Map(payload);
  const bytes = payload.reduce((sum, [, { length }]) => sum + length, 0);
  sealed.set(BAG_PATHS.declaration, utf8ToBytes(BAG_DECLARATION));
  sealed.set(
    BAG_PATHS.info,
    utf8ToBytes(`Payload-Oxum: ${bytes}.${payload.length}\nBagging-Date: 2026-05-04\n`),
  );
  sealed.set(BAG_PATHS.payloadManifest, writeLines(payload));
  const tags = [...sealed].filter(([path]) => !path.startsWith('data/'));
  sealed.set(BAG_PATHS.tagManifest, writeLines(tags));
  return sealed;
}

const writeLines = (files: readonly (readonly [string, Uint8Array])[]): Uint8Array =>
  utf8ToBytes(files.map(([path, bytes]) => `${bytesToHex(sha256(bytes))}  ${path}\n`).join(''));

/** Packs a bag's files into a zip with one top folder. */
export const zipBag = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries([...files].map(([path, bytes]) => [`${TOP_FOLDER}/${path}`, bytes])));
