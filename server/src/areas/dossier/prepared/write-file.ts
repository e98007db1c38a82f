import { Readable } from 'node:stream';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, ne } from 'drizzle-orm';
import { dossierEdition, dossierFile } from '../../../db/schema/dossier.ts';
import { FileTooLargeError } from '../../../platform/evidence-store/incoming-files.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import type { WrittenDossier } from '../content/written-dossier.ts';
import { writtenDossier } from '../editions.ts';
import { setPdf } from '../forms/pdf-thread.ts';
import { type BagPorts, bagParts, writeBag } from '../forms/write-bag.ts';
import { removeBytes } from './forget-files.ts';
import { announceFile, type FileOfEdition, type FileRow } from './present-file.ts';

/** As much as a bag may have to be checked in a browser. */
const MAX_BYTES = 1024 ** 3;
const TELL_EVERY_MS = 500;

/** Writes a file that was asked for and keeps its bytes; does nothing for one that is written, given up or gone. */
export async function writeFile(ctx: Ctx, ports: BagPorts, fileId: string): Promise<void> {
  const found = await findFile(ctx, fileId);
  if (!found || found.file.state === 'ready' || found.file.state === 'failed') return;
  if (found.edition.content === null) {
    await failFile(ctx, fileId, t`The cluster changed before the file was written. Please ask for it again.`);
    return;
  }
  const dossier = writtenDossier(found.edition);
  const total = found.file.form === 'zip' ? bagParts(dossier.content) : 1;
  await changeState(ctx, fileId, { state: 'writing', done: 0, total });
  const progress = tellProgress(ctx, fileId);
  try {
    const received = await ports.store.receive(
      write(ctx, ports, found.file, dossier, progress.tell),
      MAX_BYTES,
    );
    try {
      await received.keep();
      await progress.settle();
      const { sha256, sizeBytes } = received;
      const isWanted = await changeState(ctx, fileId, {
        state: 'ready',
        done: total,
        total,
        sha256,
        sizeBytes,
      });
      // It was forgotten while it was written, or another try of the same job was first.
      if (!isWanted && (await findFile(ctx, fileId))?.file.sha256 !== sha256)
        await removeBytes(ctx, ports.store, sha256);
    } finally {
      await received.discard();
    }
  } catch (error) {
    await progress.settle();
    if (!(error instanceof FileTooLargeError)) throw error;
    await failFile(ctx, fileId, t`It would be larger than 1 GiB and was not written.`);
  }
}

/** Ends a file as failed, with a reason for who asked. */
export async function failFile(ctx: Ctx, fileId: string, flaw: string): Promise<void> {
  await changeState(ctx, fileId, { state: 'failed', flaw });
}

function write(
  ctx: Ctx,
  ports: BagPorts,
  { form }: FileRow,
  dossier: WrittenDossier,
  tell: (done: number) => void,
): Readable {
  if (form === 'zip') return writeBag(ctx, ports, dossier, tell);
  const { content, edition } = dossier;
  return Readable.from(
    (async function* () {
      yield await setPdf({ ...content, edition });
    })(),
  );
}

/** Keeps how far a file is, at most every half second and never two writes at once. */
function tellProgress(ctx: Ctx, fileId: string) {
  let toldAt = performance.now();
  let last: Promise<unknown> = Promise.resolve();
  return {
    tell(done: number): void {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      last = last
        .then(() => keepDone(ctx, fileId, done))
        .catch((error: unknown) => ctx.log.warn({ err: error, fileId }, 'how far a file is was not kept'));
    },
    /** Waits until everything told is kept, so that an older figure does not follow the end. */
    settle: () => last,
  };
}

const keepDone = (ctx: Ctx, fileId: string, done: number): Promise<unknown> =>
  transact(
    ctx,
    'platform',
    (tx) =>
      tx.db
        .update(dossierFile)
        .set({ done })
        .where(and(eq(dossierFile.id, fileId), eq(dossierFile.state, 'writing'))),
    { housekeeping: 'how far a file is' },
  );

async function findFile(ctx: Ctx, fileId: string): Promise<FileOfEdition | undefined> {
  const [row] = await ctx.db
    .select({ file: dossierFile, edition: dossierEdition })
    .from(dossierFile)
    .innerJoin(dossierEdition, eq(dossierEdition.id, dossierFile.editionId))
    .where(eq(dossierFile.id, fileId));
  return row;
}

/** Gives whether the file is still there. */
async function changeState(ctx: Ctx, fileId: string, change: Partial<FileRow>): Promise<boolean> {
  return transact(ctx, 'platform', async (tx: TxCtx) => {
    const [file] = await tx.db
      .update(dossierFile)
      .set(change)
      .where(and(eq(dossierFile.id, fileId), ne(dossierFile.state, 'ready')))
      .returning();
    if (!file) return false;
    const [edition] = await tx.db.select().from(dossierEdition).where(eq(dossierEdition.id, file.editionId));
    if (!edition) throw new Error(`the file ${fileId} is of no edition`);
    announceFile(tx, { file, edition });
    await recordAudit(tx, {
      action: `dossier.file-${file.state}`,
      entityType: 'dossier',
      entityId: edition.id,
      after: { form: file.form, version: edition.version, sha256: file.sha256 },
    });
    return true;
  });
}
