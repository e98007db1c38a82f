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
  headProofName,
  headProofPath,
  itemsManifestPath,
} from '../bag-layout.ts';

/** The ClusterChain ID of the bag that tests make. */
export const MADE_CHAIN = 'FAP-1-MADEFORTESTS2345-42';
const TOP_FOLDER = 'dossier-of-tests';
const ENTRIES = 6;
/** Entries whose heads are stamped; each in the block that follows. */
const STAMPED = [3, ENTRIES];
const FIRST_HEIGHT = 101;
const START = Date.UTC(2026, 4, 4, 9, 30);
const MINUTE = 60_000;

/** Evidence of the bag by its id. */
const EVIDENCE: readonly (readonly [id: string, name: string, text: string])[] = [
  ['01JZMADE000000000000000001', 'letter.txt', 'Pay the fee today, or your account is closed.'],
  ['01JZMADE000000000000000002', 'chat with “Dr. Kofi”.txt', 'Send it in gift cards. '.repeat(400)],
  [
    '01JZMADE000000000000000003',
    'headers.eml',
    'From: bank@example.test\r\nTo: me@example.test\r\n\r\nHello',
  ],
];

export type MadeFiles = Map<string, Uint8Array>;

/** The files of a good bag, with real proofs that lead to two blocks of a development chain. */
export function makeBagFiles(): MadeFiles {
  const entries = makeEntries();
  const blocks: MadeBlock[] = [];
  const files: MadeFiles = new Map();
  const heads: BagHead[] = [];
  const put = (path: string, content: string | Uint8Array) =>
    files.set(path, typeof content === 'string' ? utf8ToBytes(content) : content);
  put(BAG_PATHS.dossier, '{"title":"A dossier of tests"}');
  put(BAG_PATHS.dossierPdf, '%PDF-1.7 of tests');
  put(BAG_PATHS.stix, '{"type":"bundle"}');
  put(BAG_PATHS.indicators, 'kind,value\r\ndomain,example.test\r\n');
  put(BAG_PATHS.misp, '{"Event":{}}');
  put(BAG_PATHS.verifyPage, '<!doctype html><title>Check</title>');
  put(BAG_PATHS.custodyLog, JSON.stringify({ version: 1, chain: MADE_CHAIN, entries }));
  for (const [index, seq] of STAMPED.entries()) {
    const items = makeItems().slice(0, index === 0 ? 1 : EVIDENCE.length);
    const manifest = writeManifest(MADE_CHAIN, items);
    const manifestSha256 = sha256Hex(manifest);
    const head = entries[seq - 1]?.entryHash ?? '';
    const digest = headDigest({ chain: MADE_CHAIN, seq, head, manifestSha256 });
    const added = index === 0 ? items : items.slice(1);
    const block = makeBlock({
      height: FIRST_HEIGHT + index,
      digests: [digest, ...added.map((item) => item.sha256)],
      time: (START + (seq + 10) * MINUTE) / 1000,
      ...(blocks[index - 1] ? { previous: blocks[index - 1]?.header ?? '' } : {}),
    });
    blocks.push(block);
    heads.push({ seq, head, manifestSha256, digest, proof: headProofName(seq) });
    put(itemsManifestPath(manifestSha256), manifest);
    const [proof = new Uint8Array(), ...ofItems] = block.proofs;
    put(headProofPath(seq), proof);
    for (const [place, { evidenceId }] of added.entries())
      put(evidenceProofPath(evidenceId), ofItems[place] ?? new Uint8Array());
  }
  for (const [id, name, text] of EVIDENCE) put(evidenceFilePath(id, name), text);
  const headers = blocks.map(
    ({ height, header }): BagBlockHeader => ({ height, header, chain: 'development' }),
  );
  put(BAG_PATHS.heads, JSON.stringify(heads));
  put(BAG_PATHS.headers, JSON.stringify(headers));
  return sealBag(files);
}

function makeEntries(): CustodyEntry[] {
  const entries: CustodyEntry[] = [];
  let before = genesisHash(MADE_CHAIN);
  for (let seq = 1; seq <= ENTRIES; seq += 1) {
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

const makeItems = (): ManifestItem[] =>
  EVIDENCE.map(([evidenceId, , text]) => ({
    evidenceId,
    sha256: sha256Hex(text),
    sizeBytes: utf8ToBytes(text).length,
    mimeType: 'text/plain',
    receivedAt: new Date(START).toISOString(),
    provenance: 'victim-supplied',
    custodian: 'platform',
  }));

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
