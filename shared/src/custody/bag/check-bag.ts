import { headersSchema, headsSchema, logSchema, type Read, readJson } from './bag-contents.ts';
import { BAG_PATHS, type BagHead, itemsManifestPath } from './bag-layout.ts';
import { type BagReport, worstOf } from './bag-report.ts';
import { checkBytes } from './check-bytes.ts';
import { checkFiles } from './check-files.ts';
import { checkHeaders } from './check-headers.ts';
import { checkHeads, readManifest } from './check-heads.ts';
import { checkLog } from './check-log.ts';
import { checkProofs } from './check-proofs.ts';
import { listEvidence } from './evidence-folders.ts';
import { hashFiles } from './hash-files.ts';
import type { BagFiles, BagProgress } from './open-bag.ts';

/**
 * Checks an evidence bag by nothing but what is in it, and says in between how far it is. Every step is done, whatever the others found: a
 * changed byte does not hide a broken log.
 */
export function* checkBag(files: BagFiles): Generator<BagProgress, BagReport> {
  const digests = yield* hashFiles(files);
  const log = readJson(files, BAG_PATHS.custodyLog, logSchema);
  const heads = readJson(files, BAG_PATHS.heads, headsSchema);
  const headers = checkHeaders(readJson(files, BAG_PATHS.headers, headersSchema));
  const evidence = listEvidence(files);
  const manifest = findManifest(files, digests, heads);
  const proofs = {
    files,
    digests,
    heads: heads.value ?? [],
    evidence,
    items: manifest?.items ?? [],
    headers,
  };
  const steps = [
    checkBytes(files, digests),
    checkLog(log),
    checkHeads({ files, digests, log, heads }),
    checkFiles({ files, digests, evidence, manifest }),
    checkProofs(proofs),
    headers.step,
  ];
  return {
    chain: log.value?.chain ?? null,
    state: worstOf(steps.map(({ state }) => state)),
    isDevelopment: steps.some(({ findings }) => findings.some((finding) => finding.isDevelopment)),
    steps,
    blocks: headers.listed,
  };
}

/** The manifest that was stamped with the newest head, unless it was changed since. */
function findManifest(files: BagFiles, digests: ReadonlyMap<string, string>, { value }: Read<BagHead[]>) {
  const newest = value?.at(-1);
  if (!newest) return null;
  const path = itemsManifestPath(newest.manifestSha256);
  const read = digests.get(path) === newest.manifestSha256 ? readManifest(files, path) : null;
  return read?.value ? { sha256: newest.manifestSha256, items: read.value.items } : null;
}
