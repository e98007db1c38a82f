import type { Env } from '../runtime/env.ts';
import type { EvidenceStore } from './evidence-store.ts';
import { FolderStore } from './folder-store.ts';

/** The store the configuration names, ready: a bucket, or the folder of this installation. */
export async function openEvidenceStore({
  dataDir,
  s3,
}: Pick<Env, 'dataDir' | 's3'>): Promise<EvidenceStore> {
  const store = s3 === null ? new FolderStore(dataDir) : await openS3Store({ ...s3, dataDir });
  await store.prepare();
  return store;
}

/** Its client is large: loaded only where it is used. */
async function openS3Store(options: NonNullable<Env['s3']> & { dataDir: string }): Promise<EvidenceStore> {
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(options);
}
