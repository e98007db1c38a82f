import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
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
import { ZipFile } from 'yazl';
import { custodyManifest } from '../../../db/schema/custody.ts';
import { custodyEntry } from '../../../db/schema/platform.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
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
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const fail = (error: unknown) => {
    // Whoever asked for it went away: nothing failed.
    if (out.destroyed) return;
    ctx.log.error({ err: error }, 'an evidence bag broke off');
    out.destroy(error as Error);
  };
  zip.on('error', fail);
  const { cluster } = dossier.content;
  const top = `fap-dossier-${cluster.clusterChainId}-v${dossier.edition.version}`;
  atWork += 1;
  new Bag(zip, out, top, new Date(dossier.edition.madeAt))
    .fill(ctx, ports, dossier, tell)
    .catch(fail)
    .finally(() => {
      atWork -= 1;
    });
  return out;
}

/** Bags that are being written in this process. */
let atWork = 0;
/** Between two items of a bag, for each bag that is written beside it: what is live gets through, and one bag alone is not slowed. */
const REST_MS = 3;
const rest = (): Promise<void> => sleep((atWork - 1) * REST_MS);

/** Parts of a bag to count: the dossier in its forms, each custody log, each evidence item, and the block headers. */
export const bagParts = ({ evidence, custody }: WrittenDossier['content']): number =>
  1 + 1 + custody.merged.length + evidence.length + 1;

/** A bag while it is written: it remembers the hash of each file for the manifests at its end. */
class Bag {
  readonly #payload: string[] = [];
  readonly #zip: ZipFile;
  readonly #out: Readable;
  readonly #top: string;
  readonly #mtime: Date;
  #octets = 0;
  #streams = 0;

  constructor(zip: ZipFile, out: Readable, top: string, mtime: Date) {
    this.#zip = zip;
    this.#out = out;
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
    this.#end(dossier);
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
    const { stream } = await store.read(sha256);
    const path = evidenceFilePath(evidenceId, `original${endingOf(mimeType)}`);
    const actual = await this.#addStream(path, stream, mimeType.startsWith('text/'));
    if (actual !== sha256) throw new Error(`the evidence item ${evidenceId} no longer has its SHA-256`);
  }

  async #add(path: string, bytes: string | Uint8Array, compress = true): Promise<void> {
    await this.#addStream(path, Readable.from([Buffer.from(bytes)]), compress);
  }

  /**
   * Adds one file and waits for it, so that one source is open at a time; gives its SHA-256. What does not get smaller is stored as it
   * is: a thousand compressors cost more than all the rest of a bag.
   */
  async #addStream(path: string, source: Readable, compress = true): Promise<string> {
    const hash = createHash('sha256');
    // It counts what passes and does not listen: a listener would let it flow before the zip reads.
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) => {
        hash.update(chunk);
        this.#octets += chunk.length;
        done(null, chunk);
      },
    });
    const stop = () => source.destroy();
    this.#out.once('close', stop);
    source.once('error', (error) => counted.destroy(error));
    source.pipe(counted);
    this.#zip.addReadStream(counted, `${this.#top}/${path}`, {
      mtime: this.#mtime,
      compress,
    });
    await finished(counted);
    this.#out.off('close', stop);
    this.#streams += 1;
    const sha256 = hash.digest('hex');
    this.#payload.push(`${sha256}  ${path}\n`);
    return sha256;
  }

  #end({ edition, content }: WrittenDossier): void {
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
      this.#zip.addBuffer(Buffer.from(text), `${this.#top}/${path}`, { mtime: this.#mtime });
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
