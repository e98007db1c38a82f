import { plural, t } from '@fap/shared/kernel/words.ts';
import { hexToBytes } from '@noble/hashes/utils.js';
import { heightsOf, judgeProof } from '../../vault/judge-proof.ts';
import { type ProofFile, parseProofFile } from '../../vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '../../vault/opentimestamps/proof-format-error.ts';
import type { ManifestItem } from '../manifest.ts';
import { type BagHead, EVIDENCE_FOLDER, type LogPaths, OWN_LOG } from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, makeStep, open, sayTime } from './bag-report.ts';
import type { CheckedHeaders } from './check-headers.ts';
import { headPlace } from './check-heads.ts';
import type { EvidenceFolder } from './evidence-folders.ts';
import type { BagFiles } from './open-bag.ts';
import type { ReadLog } from './read-logs.ts';

interface Parts {
  files: BagFiles;
  digests: ReadonlyMap<string, string>;
  logs: readonly ReadLog[];
  evidence: ReadonlyMap<string, EvidenceFolder>;
  items: readonly ManifestItem[];
  headers: CheckedHeaders;
}

/** Step 5: each proof is of what lies beside it, and leads to the Merkle root of a block whose header is in the bag. */
export function checkProofs(parts: Parts): BagStep {
  const findings = [
    ...parts.logs.flatMap(({ paths, heads }) =>
      (heads.value ?? []).map((head) => checkHeadProof(parts, paths, head)),
    ),
    ...evidenceIds(parts).map((id) => checkEvidenceProof(parts, id)),
  ];
  const proven = findings.filter(({ state }) => state === 'holds').length;
  const rest = findings.length - proven;
  const none = findings.length === 0 ? [open(OWN_LOG.heads, NOTHING)] : [];
  return makeStep('proofs', [...findings, ...none], {
    holds: plural(proven, {
      one: 'The one proof leads to a block header in this bag.',
      other: 'All # proofs lead to a block header in this bag.',
    }),
    open:
      findings.length === 0
        ? NOTHING
        : [
            t`A block proves ${proven} of ${plural(findings.length, { one: '# stamp', other: '# stamps' })}.`,
            plural(rest, {
              one: '# is pending or without a proof in this copy.',
              other: '# are pending or without a proof in this copy.',
            }),
          ].join(' '),
  });
}

const NOTHING = t`There is nothing in this bag that was stamped.`;

const evidenceIds = ({ evidence, items }: Parts): string[] => [
  ...new Set([...items.map(({ evidenceId }) => evidenceId), ...evidence.keys()]),
];

function checkHeadProof({ files, headers }: Parts, paths: LogPaths, head: BagHead): BagFinding {
  const path = paths.headProof(head.seq);
  const bytes = files.get(path);
  if (head.proof === null)
    return open(
      headPlace(paths, head),
      t`It has no proof yet: its stamp was not finished when the bag was made.`,
    );
  return bytes
    ? judge(path, bytes, head.digest, headers)
    : fails(path, t`${paths.heads} names it, and it is missing.`);
}

function checkEvidenceProof({ files, digests, evidence, items, headers }: Parts, id: string): BagFinding {
  const folder = evidence.get(id);
  const place = `${EVIDENCE_FOLDER}${id}`;
  const bytes = folder?.proof ? files.get(folder.proof) : undefined;
  if (!folder?.proof || !bytes) return open(place, t`No proof of its own is in this copy.`);
  // The bytes themselves, where they are here: what the manifest says of them is another step.
  const [path] = folder.files;
  const digest =
    path === undefined ? items.find(({ evidenceId }) => evidenceId === id)?.sha256 : digests.get(path);
  return digest === undefined
    ? open(
        folder.proof,
        t`The file that it is the proof of is not in this copy, and no stamped manifest names it.`,
      )
    : judge(folder.proof, bytes, digest, headers);
}

function judge(place: string, bytes: Uint8Array, digest: string, headers: CheckedHeaders): BagFinding {
  const proof = parse(bytes);
  if (typeof proof === 'string') return fails(place, t`It is no OpenTimestamps proof: ${proof}.`);
  if (proof.hashName !== 'sha256')
    return fails(place, t`It is a proof by ${proof.hashName}, and not by SHA-256.`);
  const verdict = judgeProof(proof, hexToBytes(digest), headers.blocks);
  if (verdict.outcome === 'invalid')
    return fails(place, verdict.reason ?? t`It does not lead to the block that it names.`);
  if (verdict.outcome === 'valid') {
    const proven = verdict.attestations.filter(({ time }) => time !== undefined);
    const best = proven.find(({ chain }) => chain === 'bitcoin') ?? proven[0];
    const isDevelopment = best?.chain === 'development' ? { isDevelopment: true as const } : {};
    const text = t`It existed no later than ${sayTime(best?.time ?? '')}, the time of block ${best?.height}.`;
    return { state: 'holds', place, text, ...isDevelopment };
  }
  const heights = heightsOf(proof);
  const flawed = heights.find((height) => headers.flawed.has(height));
  if (flawed !== undefined)
    return fails(place, t`It names block ${flawed}, whose header in this bag is wrong (step 6).`);
  const [height] = heights;
  if (height !== undefined)
    return open(place, t`It names block ${height}, whose header is not in this bag. ${ELSEWHERE}`);
  const pending = verdict.attestations.find(({ type }) => type === 'pending');
  return open(
    place,
    pending
      ? t`Pending: ${pending.calendar} has taken the digest, and no block holds it so far as this proof tells.`
      : t`It ends in attestations of a kind that is not checked here. ${ELSEWHERE}`,
  );
}

const ELSEWHERE = t`Any OpenTimestamps program that has a connection can check it.`;

function parse(bytes: Uint8Array): ProofFile | string {
  try {
    return parseProofFile(bytes);
  } catch (error) {
    if (error instanceof ProofFormatError) return error.message;
    throw error;
  }
}
