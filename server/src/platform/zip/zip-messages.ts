/** One file to add: bytes, or the path of a file of this machine. */
export interface ZipEntry {
  path: string;
  source: { bytes: Uint8Array } | { file: string };
  mtime: Date;
  compress: boolean;
}
/** What was read of a file that is in the zip. */
export interface AddedFile {
  sha256: string;
  sizeBytes: number;
}

/** From whoever asks for a zip to the thread that writes it. */
export type ToZip = { kind: 'add'; entry: ZipEntry } | { kind: 'end' } | { kind: 'more' };

/** From the thread: a chunk is sent for each `more`, so that a slow reader holds no memory. */
export type FromZip =
  | { kind: 'added'; file: AddedFile }
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'ended' }
  | { kind: 'failed'; error: unknown };
