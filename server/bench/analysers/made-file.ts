import { type FileTraces, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import type { EvidenceFile } from '@fap/shared/recondogs/cluster-evidence.ts';
import { traceFile } from '../../src/areas/evidence/reading/traces/trace-file.ts';

/** A file that is made for a case, and what it is called. */
export interface MadeFile {
  about: string;
  fileName: string;
  mimeType: string;
  bytes: Buffer;
  attachments?: { fileName: string; fileType: string; fileSize: number; sha256: string }[];
}

/** A PNG of these bytes. */
export const png = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.png',
  mimeType: 'image/png',
  bytes,
});
/** A JPEG of these bytes. */
export const jpeg = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.jpg',
  mimeType: 'image/jpeg',
  bytes,
});
/** A page of this body. */
export const html = (about: string, body: string): MadeFile => ({
  about,
  fileName: 'page.html',
  mimeType: 'text/html',
  bytes: Buffer.from(`<html><head><title>t</title></head><body>${body}</body></html>`),
});
/** A recorded visit of these requests. */
export const har = (about: string, entries: unknown[]): MadeFile => ({
  about,
  fileName: 'visit.har',
  mimeType: 'application/json',
  bytes: Buffer.from(
    JSON.stringify({ log: { version: '1.2', creator: { name: 'B', version: '1' }, entries } }),
  ),
});
/** A PDF of these bytes. */
export const pdf = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.pdf',
  mimeType: 'application/pdf',
  bytes,
});
/** A Word document of these bytes. */
export const docx = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes,
});

/** A made file as units see it, its bytes looked through for real. */
export async function asEvidence(made: MadeFile, exhibit = 'file-1'): Promise<EvidenceFile> {
  const traces: FileTraces = await traceFile(made.bytes, made, {
    attachments: made.attachments ?? [],
    metadata: [],
  });
  return {
    ...PLAIN_FILE,
    exhibit,
    mimeType: made.mimeType,
    sha256: `${exhibit} ${made.about}`,
    properties: made.fileName.endsWith('.har') ? [{ name: 'Requests', value: '1' }] : [],
    traces,
  };
}

/** A file of which nothing is known. */
export const PLAIN_FILE: EvidenceFile = {
  exhibit: 'file-1',
  receivedAt: '2026-03-20T10:00:00.000Z',
  mimeType: 'text/plain',
  sha256: 'a',
  isRead: true,
  occurredOn: null,
  properties: [],
  attachments: [],
  look: null,
  structure: null,
  traces: NO_TRACES,
  elsewhere: { bytes: 0, look: 0, structure: 0 },
};
