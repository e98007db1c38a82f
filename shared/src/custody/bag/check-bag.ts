import { headersSchema, readJson } from './bag-contents.ts';
import { BAG_PATHS } from './bag-layout.ts';
import { type BagReport, worstOf } from './bag-report.ts';
import { checkBytes } from './check-bytes.ts';
import { checkFiles, type StampedManifest } from './check-files.ts';
import { checkHeaders } from './check-headers.ts';
import { checkHeads, readManifest } from './check-heads.ts';
import { checkLogs } from './check-logs.ts';
import { checkProofs } from './check-proofs.ts';
import { listEvidence } from './evidence-folders.ts';
import { hashFiles } from './hash-files.ts';
import type { BagFiles, BagProgress } from './open-bag.ts';
import { type ReadLog, readLogs } from './read-logs.ts';

/**
 * Checks an evidence bag by nothing but what is in it, and says in between how far it is. Every step is done, whatever the others found: a
 * changed byte does not hide a broken log.
 */
export function* checkBag(files: BagFiles): Generator<BagProgress, BagReport> {
  const digests = yield* hashFiles(files);
  const logs = readLogs(files);
  const headers = checkHeaders(readJson(files, BAG_PATHS.headers, headersSchema));
  const evidence = listEvidence(files);
  const manifests = logs.flatMap((log) => findManifest(files, digests, log) ?? []);
  const items = manifests.flatMap((manifest) => manifest.items);
  const steps = [
    checkBytes(files, digests),
    checkLogs(logs),
    checkHeads({ files, digests, logs }),
    checkFiles({ files, digests, evidence, manifests }),
    checkProofs({ files, digests, logs, evidence, items, headers }),
    headers.step,
  ];
  return {
    chain: logs[0].log.value?.chain ?? null,
    state: worstOf(steps.map(({ state }) => state)),
    isDevelopment: steps.some(({ findings }) => findings.some((finding) => finding.isDevelopment)),
    steps,
    blocks: headers.listed,
  };
}

/** The manifest that was stamped with the newest head of a log, unless it was changed since. */
function findManifest(
  files: BagFiles,
  digests: ReadonlyMap<string, string>,
  { paths, heads }: ReadLog,
): StampedManifest | null {
  const newest = heads.value?.at(-1);
  if (!newest) return null;
  const path = paths.manifest(newest.manifestSha256);
  const read = digests.get(path) === newest.manifestSha256 ? readManifest(files, path) : null;
  return read?.value ? { path, items: read.value.items } : null;
}
