import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BAG_DECLARATION,
  BAG_PATHS,
  type BagCustodyLog,
  type BagHead,
  evidenceFilePath,
  evidenceProofPath,
  type LogPaths,
  mergedLog,
  OWN_LOG,
} from '@fap/shared/custody/bag/bag-layout.ts';
import { headDigest } from '@fap/shared/custody/manifest.ts';
import type { DossierEvidence } from '@fap/shared/dossier/content.ts';
import { mispEvent } from '@fap/shared/dossier/misp-event.ts';
import { stixBundle } from '@fap/shared/dossier/stix-bundle.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { custodyManifest } from '../../../db/schema/custody.ts';
import { custodyEntry } from '../../../db/schema/platform.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { ThreadZip } from '../../../platform/zip/thread-zip.ts';
import type { ZipEntry } from '../../../platform/zip/zip-messages.ts';
import { findChain, listHeadStamps } from '../../custody/index.ts';
import { type BlockSource, listItemProofs, readHeaders } from '../../vault/index.ts';
import type { WrittenDossier } from '../content/written-dossier.ts';
import { setPdf } from './pdf-thread.ts';
import { writeCsv } from './write-csv.ts';

export interface BagPorts {
  store: EvidenceStore;
  /** Where block headers are read. */
  sources: readonly BlockSource[];
  /** The page that checks a bag offline; null where the web part was not built. */
  readVerifyPage(): Promise<Buffer | null>;
}

/**
 * A dossier as a BagIt bag (RFC 8493) in a zip: written while it is read, one file after the other. Originals are there where their
 * reporters let law enforcement have them. An error breaks the stream, so that a cut bag does not pass for a whole one. `tell` hears how
 * many of `bagParts` are in it.
 */
export function writeBag(
  ctx: Ctx,
  ports: BagPorts,
  dossier: WrittenDossier,
  tell: (done: number) => void = () => {},
): Readable {
  const zip = new ThreadZip();
  atWork += 1;
  const { cluster } = dossier.content;
  const top = `fap-dossier-${cluster.clusterChainId}-v${dossier.edition.version}`;
  new Bag(zip, top, new Date(dossier.edition.madeAt))
    .fill(ctx, ports, dossier, tell)
    .catch((error: unknown) => {
      // Whoever asked for it went away: nothing failed.
      if (zip.output.destroyed && !zip.output.errored) return;
      ctx.log.error({ err: error }, 'an evidence bag broke off');
      zip.output.destroy(error as Error);
    })
    .finally(() => {
      atWork -= 1;
    });
  return zip.output;
}

/** Bags that are being written in this process. */
let atWork = 0;
/** Between two items of a bag, for each bag that is written beside it: what is live gets through, and one bag alone is not slowed. */
const REST_MS = 8;
const rest = (): Promise<void> => sleep((atWork - 1) * REST_MS);

/** Parts of a bag to count: the dossier in its forms, each custody log, each evidence item, and the block headers. */
export const bagParts = ({ evidence, custody }: WrittenDossier['content']): number =>
  1 + 1 + custody.merged.length + evidence.length + 1;

/** A bag while it is written: it remembers the hash of each file for the manifests at its end. */
class Bag {
  readonly #payload: string[] = [];
  readonly #zip: ThreadZip;
  readonly #top: string;
  readonly #mtime: Date;
  #octets = 0;
  #streams = 0;

  constructor(zip: ThreadZip, top: string, mtime: Date) {
    this.#zip = zip;
    this.#top = top;
    this.#mtime = mtime;
  }

  async fill(
    ctx: Ctx,
    ports: BagPorts,
    dossier: WrittenDossier,
    tell: (done: number) => void,
  ): Promise<void> {
    let done = 0;
    const next = () => {
      done += 1;
      tell(done);
    };
    const { content, edition, text } = dossier;
    const told = { ...content, edition };
    await this.#add(BAG_PATHS.dossier, text);
    await this.#add(BAG_PATHS.dossierPdf, await setPdf(told));
    await this.#add(BAG_PATHS.stix, JSON.stringify(stixBundle(told)));
    await this.#add(BAG_PATHS.misp, JSON.stringify(mispEvent(told)));
    await this.#add(BAG_PATHS.indicators, writeCsv(content));
    const page = await ports.readVerifyPage();
    if (page) await this.#add(BAG_PATHS.verifyPage, page);
    next();
    const heights = await this.#addLog(ctx, content.cluster.clusterChainId, OWN_LOG);
    next();
    for (const { clusterChainId } of content.custody.merged) {
      heights.push(...(await this.#addLog(ctx, clusterChainId, mergedLog(clusterChainId))));
      next();
    }
    heights.push(...(await this.#addEvidence(ctx, ports.store, dossier, next)));
    const headers = await readHeaders(ports.sources, heights, ctx.log);
    await this.#add(BAG_PATHS.headers, JSON.stringify(headers));
    next();
    await this.#end(dossier);
  }

  /** A log, its stamped heads with their proofs, and the manifests that were stamped; gives the heights of their blocks. */
  async #addLog(ctx: Ctx, chainName: string, paths: LogPaths): Promise<number[]> {
    const chain = await findChain(ctx, chainName);
    if (!chain) throw new Error(`the cluster ${chainName} has no custody log`);
    const entries = await ctx.db
      .select()
      .from(custodyEntry)
      .where(eq(custodyEntry.chainId, chain.id))
      .orderBy(asc(custodyEntry.seq));
    const log: BagCustodyLog = {
      version: 1,
      chain: chain.name,
      entries: entries.map(({ chainId: _, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    };
    await this.#add(paths.log, JSON.stringify(log));
    // A head that was stamped since is of entries that are not in this copy.
    const heads = (await listHeadStamps(ctx, chain)).filter(
      ({ statement }) => statement.seq <= entries.length,
    );
    const told: BagHead[] = [];
    for (const { statement, stamp } of heads) {
      const { seq, head, manifestSha256 } = statement;
      if (stamp.proof) await this.#add(paths.headProof(seq), stamp.proof, false);
      told.push({
        seq,
        head,
        manifestSha256,
        digest: headDigest(statement),
        proof: stamp.proof ? paths.headProofName(seq) : null,
      });
    }
    await this.#add(paths.heads, JSON.stringify(told));
    const wanted = [...new Set(told.map(({ manifestSha256 }) => manifestSha256))];
    const manifests = await ctx.db
      .select()
      .from(custodyManifest)
      .where(inArray(custodyManifest.sha256, wanted))
      .orderBy(asc(custodyManifest.sha256));
    for (const { sha256, manifest } of manifests) await this.#add(paths.manifest(sha256), manifest);
    return heads.flatMap(({ stamp }) => stamp.height ?? []);
  }

  /** Originals that may be handed over, and the proofs of all; gives the heights of their blocks. */
  async #addEvidence(
    ctx: Ctx,
    store: EvidenceStore,
    { content }: WrittenDossier,
    next: () => void,
  ): Promise<number[]> {
    const proofs = await listItemProofs(
      ctx,
      content.evidence.map(({ evidenceId }) => evidenceId),
    );
    for (const item of content.evidence) {
      const proof = proofs.get(item.evidenceId);
      if (proof) await this.#add(evidenceProofPath(item.evidenceId), proof, false);
      if (item.mayBeHandedOver && (await store.has(item.sha256))) await this.#addOriginal(store, item);
      next();
      await rest();
    }
    return content.evidence.flatMap(({ stamp }) => stamp?.height ?? []);
  }

  async #addOriginal(store: EvidenceStore, { evidenceId, sha256, mimeType }: DossierEvidence): Promise<void> {
    const original = await store.openLocal(sha256);
    try {
      const path = evidenceFilePath(evidenceId, `original${endingOf(mimeType)}`);
      const actual = await this.#put(path, { file: original.path }, mimeType.startsWith('text/'));
      if (actual !== sha256) throw new Error(`the evidence item ${evidenceId} no longer has its SHA-256`);
    } finally {
      await original.release();
    }
  }

  async #add(path: string, bytes: string | Uint8Array, compress = true): Promise<void> {
    await this.#put(path, { bytes: Buffer.from(bytes) }, compress);
  }

  /** Adds one file of the payload; gives its SHA-256. What does not get smaller is stored as it is: a thousand compressors cost more than all the rest of a bag. */
  async #put(path: string, source: ZipEntry['source'], compress: boolean): Promise<string> {
    const { sha256, sizeBytes } = await this.#zip.add(this.#entry(path, source, compress));
    this.#octets += sizeBytes;
    this.#streams += 1;
    this.#payload.push(`${sha256}  ${path}\n`);
    return sha256;
  }

  #entry(path: string, source: ZipEntry['source'], compress = true): ZipEntry {
    return { path: `${this.#top}/${path}`, source, mtime: this.#mtime, compress };
  }

  async #end({ edition, content }: WrittenDossier): Promise<void> {
    const tags: Record<string, string> = {
      [BAG_PATHS.declaration]: BAG_DECLARATION,
      [BAG_PATHS.info]: [
        'Source-Organization: Forensic Anti-Fraud Platform',
        `External-Identifier: ${content.cluster.clusterChainId}`,
        `External-Description: Dossier, version ${edition.version}, SHA-256 of data/dossier.json ${edition.sha256}`,
        `Bagging-Date: ${edition.madeAt.slice(0, 10)}`,
        `Payload-Oxum: ${this.#octets}.${this.#streams}`,
        '',
      ].join('\n'),
      [BAG_PATHS.payloadManifest]: this.#payload.toSorted().join(''),
    };
    const lines = Object.entries(tags).map(
      ([path, text]) => `${createHash('sha256').update(text).digest('hex')}  ${path}\n`,
    );
    for (const [path, text] of [...Object.entries(tags), [BAG_PATHS.tagManifest, lines.join('')] as const])
      await this.#zip.add(this.#entry(path, { bytes: Buffer.from(text) }));
    this.#zip.end();
  }
}

/** An ending by which a computer opens a file; the name it was handed in with may be a person's. */
function endingOf(mimeType: string): string {
  const known: Readonly<Record<string, string>> = {
    'application/pdf': '.pdf',
    'image/png': '.png',
    'image/jpeg': '.jpg',
    'text/plain': '.txt',
    'message/rfc822': '.eml',
  };
  return known[mimeType] ?? '.bin';
}
