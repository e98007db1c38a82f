import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import type { ProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bytesToHex } from '@noble/hashes/utils.js';
import { FileText } from 'lucide-react';
import { HashLine } from '../hash-line.tsx';
import { AttestationEnd } from './attestation-end.tsx';
import { HASH_WORDS } from './hash-words.ts';
import { countSteps, type PathStretch, pathOf } from './proof-path.ts';
import { StepList } from './step-list.tsx';

export interface PathViewProps {
  proof: ProofFile;
  entry: VaultEntry;
}

/** The path of a proof: a picture that reads from top to bottom, and a list for screen readers. */
export function PathView({ proof: { hashName, timestamp }, entry }: PathViewProps) {
  const path = pathOf(timestamp);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-soft">
        <Trans>
          {inSteps(countSteps(path))}. Each step mixes your file’s fingerprint with others until it reaches a
          block.
        </Trans>
      </p>
      <div className="flex items-start gap-3">
        <FileText aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="min-w-0">
          <p className="font-medium">
            <Trans>The file’s {HASH_WORDS[hashName]}</Trans>
          </p>
          <HashLine label={t`Copy the fingerprint of the file`} hash={bytesToHex(timestamp.message)} />
        </div>
      </div>
      <Stretch stretch={path} entry={entry} />
    </div>
  );
}

function inSteps(count: number): string {
  return plural(count, { one: 'One step', other: '# steps' });
}

/** The steps of one stretch, its attestations, and the stretches after it. */
function Stretch({ stretch, entry }: { stretch: PathStretch; entry: VaultEntry }) {
  const { steps, message, attestations, branches } = stretch;
  return (
    <>
      {steps.length > 0 && <StepList steps={steps} />}
      {attestations.map((attestation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proof does not change while it is shown
        <AttestationEnd key={index} attestation={attestation} message={message} entry={entry} />
      ))}
      {branches.length === 1 && branches[0] && <Stretch stretch={branches[0]} entry={entry} />}
      {branches.length > 1 && (
        <ol
          aria-label={t`${branches.length} ways from here`}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          {branches.map((branch, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a proof does not change while it is shown
              key={index}
              className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line p-4"
            >
              <p className="text-sm font-semibold text-ink-soft">
                <Trans>
                  Way {index + 1} of {branches.length}
                </Trans>
              </p>
              <Stretch stretch={branch} entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
