import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { ZipFile } from 'yazl';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listOwnOriginals } from '../../evidence/index.ts';
import { REGISTER } from '../register/register.ts';
import { archiveReadme } from './archive-readme.ts';
import { ownRowsAsJson } from './own-rows.ts';

/**
 * Everything an account has here as a zip, written while it is read: one table or file after the other, never more than a batch in
 * memory, with a README in a language. An error breaks the stream, so that a cut archive does not pass for a whole one.
 */
export function writeArchive(
  ctx: Ctx,
  store: EvidenceStore,
  { accountId, language }: { accountId: string; language: Language },
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const fail = (error: unknown) => {
    // Whoever asked for it went away: nothing failed.
    if (out.destroyed) return;
    ctx.log.error({ err: error }, 'an archive broke off');
    out.destroy(error as Error);
  };
  zip.on('error', fail);
  fill(ctx, { zip, out, store, accountId, language }).catch(fail);
  return out;
}

interface Filling {
  zip: ZipFile;
  out: Readable;
  store: EvidenceStore;
  accountId: string;
  language: Language;
}

async function fill(ctx: Ctx, { zip, out, store, accountId, language }: Filling): Promise<void> {
  const mtime = ctx.clock.now();
  /** Adds one entry and waits for it, so that one source is open at a time; it is closed when nobody wants the archive any more. */
  const add = async (stream: Readable, name: string) => {
    const stop = () => stream.destroy();
    out.once('close', stop);
    // The size is unknown in advance, so Zip64 allows more than four gigabytes.
    zip.addReadStream(stream, name, { mtime, forceZip64Format: true });
    await finished(stream, { writable: false });
    out.off('close', stop);
  };
  zip.addBuffer(Buffer.from(inLanguage(language, () => archiveReadme(mtime))), 'README.txt', { mtime });
  for (const rule of REGISTER) {
    if (rule.file === undefined) continue;
    await add(Readable.from(ownRowsAsJson(ctx, rule, accountId)), `${rule.file}.json`);
  }
  for (let after = ''; ; ) {
    const items = await listOwnOriginals(ctx, accountId, after);
    for (const { id, sha256, fileName } of items) {
      if (!(await store.has(sha256))) continue;
      const { stream } = await store.read(sha256);
      await add(stream, `originals/${id} ${safeName(fileName)}`);
    }
    const last = items.at(-1);
    if (!last) break;
    after = last.id;
  }
  zip.end();
}

/** Names of files come from people: none leads out of its folder when the archive is unpacked. */
const safeName = (name: string): string => name.replaceAll(/[/\\:*?"<>|]/gu, '_').replaceAll('..', '_');
