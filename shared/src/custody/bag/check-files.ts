import { plural, t } from '@fap/shared/kernel/words.ts';
import type { ManifestItem } from '../manifest.ts';
import { EVIDENCE_FOLDER } from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, holds, makeStep, open } from './bag-report.ts';
import type { EvidenceFolder } from './evidence-folders.ts';
import type { BagFiles } from './open-bag.ts';

/** A manifest that was stamped, and where it lies. */
export interface StampedManifest {
  path: string;
  items: readonly ManifestItem[];
}

interface Parts {
  files: BagFiles;
  digests: ReadonlyMap<string, string>;
  evidence: ReadonlyMap<string, EvidenceFolder>;
  /** Of the newest stamped head of each log, as far as they can be read. */
  manifests: readonly StampedManifest[];
}

/** Step 4: each evidence file is the one that the newest stamped manifest names; files that are not in this copy are listed. */
export function checkFiles(parts: Parts): BagStep {
  const { manifests, evidence } = parts;
  if (manifests.length === 0)
    return makeStep('files', [open(EVIDENCE_FOLDER, NO_MANIFEST)], { holds: '', open: NO_MANIFEST });
  const { named, doubles } = gather(manifests);
  const items = [...named.values()].map((item) => checkItem(parts, item));
  const unknown = [...evidence]
    .filter(([id]) => !named.has(id))
    .map(([id]) => open(`${EVIDENCE_FOLDER}${id}`, UNKNOWN));
  const absent = items.filter(({ state }) => state === 'open').length;
  const present = items.length - absent;
  const notHere = [
    t`Not in this copy: ${absent} of ${plural(items.length, { one: '# evidence file', other: '# evidence files' })}.`,
    plural(present, {
      one: '# file is here, and it is the one of the newest stamped manifest.',
      other: '# files are here, and they are those of the newest stamped manifest.',
    }),
  ].join(' ');
  const added = plural(unknown.length, {
    one: '# evidence item is not in the newest stamped manifest.',
    other: '# evidence items are not in the newest stamped manifest.',
  });
  return makeStep('files', [...doubles, ...items, ...unknown], {
    holds:
      items.length === 0
        ? t`The newest stamped manifest names no evidence, and the bag holds none.`
        : plural(items.length, {
            one: 'The one evidence file is here, and it has the SHA-256 and the size that the newest stamped manifest names.',
            other:
              'All # evidence files are here, and each has the SHA-256 and the size that the newest stamped manifest names.',
          }),
    open: [absent > 0 ? notHere : '', unknown.length > 0 ? added : ''].filter(Boolean).join(' '),
  });
}

/** What the manifests name, each item once; an item that moved may still be in the manifest of where it was before. */
function gather(manifests: readonly StampedManifest[]) {
  const named = new Map<string, ManifestItem>();
  const doubles: BagFinding[] = [];
  for (const { path, items } of manifests) {
    const here = new Set<string>();
    for (const item of items) {
      const known = named.get(item.evidenceId);
      if (here.has(item.evidenceId)) doubles.push(fails(path, t`It names an evidence item twice.`));
      else if (known && (known.sha256 !== item.sha256 || known.sizeBytes !== item.sizeBytes))
        doubles.push(fails(path, t`It names other bytes for ${item.evidenceId} than another manifest does.`));
      here.add(item.evidenceId);
      named.set(item.evidenceId, known ?? item);
    }
  }
  return { named, doubles };
}

const NO_MANIFEST = t`There is no stamped manifest to compare the evidence files with.`;
const UNKNOWN = t`The newest stamped manifest does not name this item. It may have come later; no stamp of the log says what its bytes have to be.`;

function checkItem(
  { files, digests, evidence }: Parts,
  { evidenceId, sha256, sizeBytes }: ManifestItem,
): BagFinding {
  const [path, ...others] = evidence.get(evidenceId)?.files ?? [];
  if (path === undefined)
    return open(
      `${EVIDENCE_FOLDER}${evidenceId}`,
      t`Not in this copy. Its SHA-256 is ${sha256}, its size ${sizeBytes} bytes.`,
    );
  if (others.length > 0)
    return fails(
      `${EVIDENCE_FOLDER}${evidenceId}`,
      t`There is more than one file of it: ${[path, ...others].join(', ')}.`,
    );
  const length = files.get(path)?.length ?? 0;
  const digest = digests.get(path) ?? '';
  if (digest !== sha256)
    return fails(
      path,
      t`It is not the file that was handed in: its SHA-256 is ${digest}, and the manifest names ${sha256}.`,
    );
  return length === sizeBytes
    ? holds(path, t`SHA-256 ${sha256}, ${sizeBytes} bytes`)
    : fails(path, t`It has ${length} bytes, and the manifest names ${sizeBytes}.`);
}
