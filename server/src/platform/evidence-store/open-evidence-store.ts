import type { Env } from '../env.ts';
import type { EvidenceStore } from './evidence-store.ts';
import { FolderStore } from './folder-store.ts';

/** The store the configuration names: the folder of this installation. */
export function openEvidenceStore({ dataDir }: Env): EvidenceStore {
  return new FolderStore(dataDir);
}
