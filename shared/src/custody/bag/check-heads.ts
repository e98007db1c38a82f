import { plural, t } from '@fap/shared/kernel/words.ts';
import { headDigest, writeManifest } from '../manifest.ts';
import { type ItemsManifest, itemsSchema, type Read, readJson, readText } from './bag-contents.ts';
import { type BagCustodyLog, type BagHead, type LogPaths, OWN_LOG, PAYLOAD_FOLDER } from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, holds, makeStep, open } from './bag-report.ts';
import type { BagFiles } from './open-bag.ts';
import type { ReadLog } from './read-logs.ts';

interface Parts {
  files: BagFiles;
  digests: ReadonlyMap<string, string>;
  logs: readonly ReadLog[];
}

/** Step 3: each stamped head is its log's own at its place, and its digest is of that head and of the manifest in the bag. */
export function checkHeads({ files, digests, logs }: Parts): BagStep {
  const checked = logs.map((log) => checkHeadsOf(files, digests, log));
  const all = logs.flatMap(({ heads }) => heads.value ?? []);
  const inLog =
    logs.length > 1
      ? plural(all.length, {
          one: 'The one stamped head is in its log at the right place.',
          other: 'All # stamped heads are in their logs at the right place.',
        })
      : plural(all.length, {
          one: 'The one stamped head is in the log at the right place.',
          other: 'All # stamped heads are in the log at the right place.',
        });
  const rest = checked.map((one) => one.rest).filter(Boolean);
  return makeStep('heads', [...checked.flatMap(({ findings }) => findings), ...findStrays(files, logs)], {
    holds: `${inLog} ${t`Each digest was computed again from the log and the evidence manifest.`}`,
    open: all.length > 0 ? [inLog, ...rest].join(' ') : t`No head of the log was stamped yet.`,
  });
}

function checkHeadsOf(
  files: BagFiles,
  digests: ReadonlyMap<string, string>,
  { paths, log, heads }: ReadLog,
): { findings: BagFinding[]; rest: string } {
  if (!heads.value) return { findings: [fails(paths.heads, heads.flaw)], rest: '' };
  const all = heads.value;
  const findings = all.map((head, index): BagFinding => {
    const place = headPlace(paths, head);
    if (head.seq <= (all[index - 1]?.seq ?? 0))
      return fails(place, t`The heads are not in their order, or one is there twice.`);
    if (!log.value) return fails(place, t`There is no custody log that it could be compared with.`);
    const flaw = findHeadFlaw({ files, digests, paths }, log.value, head);
    return flaw
      ? fails(place, flaw)
      : holds(place, t`Digest ${head.digest}, of hash ${head.head} and manifest ${head.manifestSha256}`);
  });
  const last = all.at(-1);
  if (!last) return { findings: [open(paths.heads, NEVER_STAMPED)], rest: '' };
  const length = log.value?.entries.length ?? 0;
  if (last.seq >= length) return { findings, rest: '' };
  const rest = restWords(last.seq, length);
  return { findings: [...findings, open(paths.log, rest)], rest };
}

const NEVER_STAMPED = t`No head of the log was stamped yet, so that nothing says since when the log exists.`;

const restWords = (last: number, length: number): string =>
  last + 1 === length
    ? t`Entry ${length} came after the last stamp, and no stamp covers it.`
    : t`Entries ${last + 1} to ${length} came after the last stamp, and no stamp covers them.`;

/** How a head is named to people. */
export const headPlace = ({ heads }: LogPaths, { seq }: Pick<BagHead, 'seq'>): string =>
  t`${heads}, head of entry ${seq}`;

function findHeadFlaw(
  { files, digests, paths }: Pick<Parts, 'files' | 'digests'> & { paths: LogPaths },
  { chain, entries }: BagCustodyLog,
  { seq, head, manifestSha256, digest, proof }: BagHead,
): string | null {
  const entry = entries[seq - 1];
  if (!entry)
    return t`The log ends at entry ${entries.length}, though entry ${seq} was stamped: entries are missing.`;
  if (entry.seq !== seq || entry.entryHash !== head)
    return t`The log has another hash at entry ${seq} (${entry.entryHash}) than the one that was stamped (${head}).`;
  const path = paths.manifest(manifestSha256);
  const actual = digests.get(path);
  if (actual === undefined) return t`The manifest that was stamped with it is missing: ${path}.`;
  if (actual !== manifestSha256)
    return t`The manifest that was stamped with it was changed: ${path} has SHA-256 ${actual}.`;
  const manifest = readManifest(files, path);
  if (!manifest.value) return `${path}: ${manifest.flaw}`;
  if (manifest.value.chain !== chain)
    return t`${path} is the manifest of another chain, ${manifest.value.chain}.`;
  const computed = headDigest({ chain, seq, head, manifestSha256 });
  if (computed !== digest) return t`Its digest is ${computed}, computed again, and ${digest} is written.`;
  return proof === null || proof === paths.headProofName(seq)
    ? null
    : t`Its proof is said to be ${proof}, not ${paths.headProofName(seq)}.`;
}

/** A manifest of evidence items, as `writeManifest` writes it and no otherwise. */
export function readManifest(files: BagFiles, path: string): Read<ItemsManifest> {
  const read = readJson(files, path, itemsSchema);
  if (!read.value) return read;
  const { chain, items } = read.value;
  return readText(files.get(path) ?? new Uint8Array()) === writeManifest(chain, items)
    ? read
    : { value: null, flaw: t`It is not written in the one way that the platform writes it.` };
}

function findStrays(files: BagFiles, logs: readonly ReadLog[]): BagFinding[] {
  const known = new Set(
    logs.flatMap(({ paths, heads }) => [
      paths.log,
      paths.heads,
      ...(heads.value ?? []).flatMap(({ proof, manifestSha256 }) => [
        paths.manifest(manifestSha256),
        ...(proof ? [`${PAYLOAD_FOLDER}${proof}`] : []),
      ]),
    ]),
  );
  return [...files.keys()]
    .filter((path) => path.startsWith(OWN_LOG.folder) && !known.has(path))
    .map((path) =>
      fails(
        path,
        /\/(?:heads|manifests)\//u.test(path)
          ? t`No stamped head names it.`
          : t`It is no part of a custody log.`,
      ),
    );
}
