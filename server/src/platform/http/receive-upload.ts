import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import busboy from 'busboy';
import type { Context } from 'hono';
import type { EvidenceStore, ReceivedFile } from '../evidence-store/evidence-store.ts';
import { FileTooLargeError } from '../evidence-store/incoming-files.ts';
import { isDiskFull } from '../postgres/database-away.ts';
import { type DiskSpace, noDiskSpaceError } from '../runtime/disk-space.ts';
import type { HttpVariables } from './http-app.ts';
import { allowLongRequest } from './slow-requests.ts';

export interface Upload {
  fileName: string;
  file: ReceivedFile;
  fields: Record<string, string>;
  /** The small second file; null when none was sent. */
  beside: Buffer | null;
}

/** An optional small second file: held in memory, refused above its limit. */
export interface BesideFile {
  field: string;
  maxBytes: number;
}

/** Where the file is stored. */
export interface Intake {
  store: EvidenceStore;
  disk: DiskSpace;
  maxBytes: number;
}

/** Room for the multipart frame around the file. */
const FRAME_BYTES = 8 * 1024;
/** Idle time-out: a connection without data for this long is dead; a slow one may take its time. */
const STALLED_MS = 120_000;

/**
 * Streams one file of a multipart body to disk and parses its text fields and the optional small file; null when no
 * file was sent. Throws TOO_LARGE, WRONG_TYPE, INVALID, or UNAVAILABLE when disk or store fail; nothing is kept then.
 */
export async function receiveUpload(
  http: Context<HttpVariables>,
  field: string,
  intake: Intake,
  besideFile?: BesideFile,
): Promise<Upload | null> {
  const { store, disk, maxBytes } = intake;
  const request = http.env.incoming;
  if (!/^multipart\/form-data/iu.test(request.headers['content-type'] ?? '')) {
    throw new AppError('WRONG_TYPE', { message: t`Send this as multipart/form-data` });
  }
  const tooLarge = () =>
    new AppError('TOO_LARGE', { message: t`Files can be at most ${Math.floor(maxBytes / 1024 / 1024)} MB` });
  const maxBodyBytes = maxBytes + (besideFile?.maxBytes ?? 0) + FRAME_BYTES;
  const announced = Number(request.headers['content-length'] ?? maxBodyBytes);
  if (announced > maxBodyBytes) throw tooLarge();
  const parser = openParser(request.headers, maxBytes);
  const room = await disk.reserve(announced);
  allowLongRequest(request);

  const fields: Record<string, string> = {};
  const beside: { value: Promise<Buffer> | null } = { value: null };
  const receiving: { value: Promise<{ fileName: string; file: ReceivedFile }> | null } = { value: null };
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value) => {
        fields[name] = value;
      });
      parser.on('file', (name, stream: Readable, { filename }: { filename: string | undefined }) => {
        if (name === besideFile?.field && !beside.value && filename) {
          beside.value = collect(stream, besideFile.maxBytes);
          beside.value.catch(reject);
          return;
        }
        if (name !== field || receiving.value || !filename) {
          // A truncated body makes this stream emit an error, which the parser reports too.
          stream.on('error', reject);
          stream.resume();
          return;
        }
        receiving.value = store.receive(stream, maxBytes).then((file) => ({ fileName: filename, file }));
        receiving.value.catch(reject);
      });
      parser.once('close', resolve);
      parser.on('error', reject);
      const interrupted = () => reject(new AppError('INVALID', { message: t`The upload was interrupted` }));
      request.once('aborted', interrupted);
      // The stream may have ended during the check for disk space.
      if (request.destroyed) interrupted();
      request.setTimeout(STALLED_MS, () => request.destroy());
      request.pipe(parser);
    });
    const received = await receiving.value;
    return received ? { ...received, fields, beside: await beside.value } : null;
  } catch (error) {
    request.unpipe(parser);
    // An aborted request does not end the parser: without this the file would wait for ever.
    parser.destroy();
    await discardReceived(receiving.value);
    if (error instanceof FileTooLargeError) throw tooLarge();
    if (error instanceof AppError) throw error;
    if (isDiskFull(error)) throw noDiskSpaceError(error);
    if (isOfSystem(error))
      throw new AppError('UNAVAILABLE', { message: t`The file could not be kept just now`, cause: error });
    throw new AppError('INVALID', { message: t`The upload could not be read` });
  } finally {
    room.release();
    request.setTimeout(0);
  }
}

function openParser(headers: IncomingHttpHeaders, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { files: 2, fields: 10, fieldSize: 4_096, fileSize: maxBytes + 1, parts: 12 },
    });
  } catch {
    throw new AppError('INVALID', { message: t`The upload could not be read` });
  }
}

async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new AppError('TOO_LARGE', {
        message: t`A proof can be at most ${Math.floor(maxBytes / 1024)} KB`,
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A full disk or too many open files are not the client's fault. */
const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && typeof error.errno === 'number';

async function discardReceived(receiving: Promise<{ file: ReceivedFile }> | null): Promise<void> {
  const received = await receiving?.catch(() => null);
  await received?.file.discard();
}
