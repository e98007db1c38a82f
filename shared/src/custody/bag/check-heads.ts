import { headDigest, writeManifest } from '../manifest.ts';
import { type ItemsManifest, itemsSchema, type Read, readJson, readText } from './bag-contents.ts';
import {
  BAG_PATHS,
  type BagCustodyLog,
  type BagHead,
  headProofName,
  itemsManifestPath,
} from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, holds, makeStep, open, sayAll } from './bag-report.ts';
import type { BagFiles } from './open-bag.ts';

interface Parts {
  files: BagFiles;
  digests: ReadonlyMap<string, string>;
  log: Read<BagCustodyLog>;
  heads: Read<BagHead[]>;
}

/** Step 3: each stamped head is the log's own at its place, and its digest is of that head and of the manifest in the bag. */
export function checkHeads({ files, digests, log, heads }: Parts): BagStep {
  if (!heads.value) return makeStep('heads', [fails(BAG_PATHS.heads, heads.flaw)], { holds: '', open: '' });
  const all = heads.value;
  const findings = all.flatMap((head, index): BagFinding[] => {
    const place = headPlace(head);
    if (head.seq <= (all[index - 1]?.seq ?? 0))
      return [fails(place, 'The heads are not in their order, or one is there twice.')];
    if (!log.value) return [fails(place, 'There is no custody log that it could be compared with.')];
    const flaw = findHeadFlaw(files, digests, log.value, head);
    return [
      flaw
        ? fails(place, flaw)
        : holds(place, `Digest ${head.digest}, of hash ${head.head} and manifest ${head.manifestSha256}`),
    ];
  });
  const strays = findStrays(files, all);
  const last = all.at(-1);
  const length = log.value?.entries.length ?? 0;
  const rest = last && last.seq < length ? [open(BAG_PATHS.custodyLog, restWords(last.seq, length))] : [];
  const none = last
    ? []
    : [
        open(
          BAG_PATHS.heads,
          'No head of the log was stamped yet, so that nothing says since when the log exists.',
        ),
      ];
  const count = sayAll(all.length, 'stamped head is', 'stamped heads are');
  return makeStep('heads', [...findings, ...strays, ...rest, ...none], {
    holds: `${count} in the log at the right place, and each digest was computed again from the log and the evidence manifest.`,
    open: last
      ? `${count} in the log at the right place. ${restWords(last.seq, length)}`
      : 'No head of the log was stamped yet.',
  });
}

const restWords = (last: number, length: number): string =>
  last + 1 === length
    ? `Entry ${length} came after the last stamp, and no stamp covers it.`
    : `Entries ${last + 1} to ${length} came after the last stamp, and no stamp covers them.`;

/** How a head is named to people. */
export const headPlace = ({ seq }: Pick<BagHead, 'seq'>): string =>
  `${BAG_PATHS.heads}, head of entry ${seq}`;

function findHeadFlaw(
  files: BagFiles,
  digests: ReadonlyMap<string, string>,
  { chain, entries }: BagCustodyLog,
  { seq, head, manifestSha256, digest, proof }: BagHead,
): string | null {
  const entry = entries[seq - 1];
  if (!entry)
    return `The log ends at entry ${entries.length}, though entry ${seq} was stamped: entries are missing.`;
  if (entry.seq !== seq || entry.entryHash !== head)
    return `The log has another hash at entry ${seq} (${entry.entryHash}) than the one that was stamped (${head}).`;
  const path = itemsManifestPath(manifestSha256);
  const actual = digests.get(path);
  if (actual === undefined) return `The manifest that was stamped with it is missing: ${path}.`;
  if (actual !== manifestSha256)
    return `The manifest that was stamped with it was changed: ${path} has SHA-256 ${actual}.`;
  const manifest = readManifest(files, path);
  if (!manifest.value) return `${path}: ${manifest.flaw}`;
  if (manifest.value.chain !== chain)
    return `${path} is the manifest of another chain, ${manifest.value.chain}.`;
  const computed = headDigest({ chain, seq, head, manifestSha256 });
  if (computed !== digest) return `Its digest is ${computed}, computed again, and ${digest} is written.`;
  return proof === null || proof === headProofName(seq)
    ? null
    : `Its proof is said to be ${proof}, not ${headProofName(seq)}.`;
}

/** A manifest of evidence items, as `writeManifest` writes it and no otherwise. */
export function readManifest(files: BagFiles, path: string): Read<ItemsManifest> {
  const read = readJson(files, path, itemsSchema);
  if (!read.value) return read;
  const { chain, items } = read.value;
  return readText(files.get(path) ?? new Uint8Array()) === writeManifest(chain, items)
    ? read
    : { value: null, flaw: 'It is not written in the one way that the platform writes it.' };
}

function findStrays(files: BagFiles, heads: readonly BagHead[]): BagFinding[] {
  const known = new Set(
    heads.flatMap(({ proof, manifestSha256 }) => [
      itemsManifestPath(manifestSha256),
      ...(proof ? [`data/${proof}`] : []),
    ]),
  );
  return [...files.keys()]
    .filter((path) => /^data\/custody\/(?:heads|manifests)\//u.test(path) && !known.has(path))
    .map((path) => fails(path, 'No stamped head names it.'));
}
