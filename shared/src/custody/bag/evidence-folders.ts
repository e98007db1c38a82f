import { EVIDENCE_FOLDER, EVIDENCE_PROOF_NAME } from './bag-layout.ts';
import type { BagFiles } from './open-bag.ts';

/** What a bag holds of one evidence item. */
export interface EvidenceFolder {
  /** Paths of its files without the proof; one, when all is well. */
  files: string[];
  /** Path of its proof. */
  proof: string | null;
}

/** The evidence items of a bag by their ids. */
export function listEvidence(files: BagFiles): ReadonlyMap<string, EvidenceFolder> {
  const folders = new Map<string, EvidenceFolder>();
  for (const path of files.keys()) {
    if (!path.startsWith(EVIDENCE_FOLDER)) continue;
    const [id = '', ...rest] = path.slice(EVIDENCE_FOLDER.length).split('/');
    const folder = folders.get(id) ?? { files: [], proof: null };
    folders.set(id, folder);
    if (rest.join('/') === EVIDENCE_PROOF_NAME) folder.proof = path;
    else folder.files.push(path);
  }
  return folders;
}
