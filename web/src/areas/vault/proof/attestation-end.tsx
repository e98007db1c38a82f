import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Blocks, CalendarClock, CircleHelp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/locale.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { HashLine } from '../hash-line.tsx';

export interface AttestationEndProps {
  attestation: Attestation;
  /** The attested message. */
  message: Uint8Array;
  entry: VaultEntry;
}

/** The end of a path: the block whose Merkle root it reaches, or the calendar that promises one. */
export function AttestationEnd({ attestation, message, entry }: AttestationEndProps) {
  switch (attestation.type) {
    case 'bitcoin': {
      const isKnown = entry.blockHeight === attestation.height;
      const chain = isKnown && entry.chain === 'development' ? t`the development chain` : 'Bitcoin';
      return (
        <End icon={Blocks} title={t`Block ${formatNumber(attestation.height)} of ${chain}`}>
          <p className="text-sm text-ink-soft">
            <Trans>Its Merkle root, as block explorers print it:</Trans>
          </p>
          <HashLine label={t`Copy the Merkle root`} hash={bytesToHex(message.toReversed())} />
          {isKnown && entry.blockTime && (
            <p className="mt-1 text-sm">
              <Trans>
                The file existed no later than <ExactTime at={entry.blockTime} />.
              </Trans>
            </p>
          )}
        </End>
      );
    }
    case 'pending':
      return (
        <End icon={CalendarClock} title={t`A calendar has it`}>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <Trans>{attestation.calendar} promises to put it into a block.</Trans>
          </p>
        </End>
      );
    case 'unknown':
      return (
        <End icon={CircleHelp} title={t`Another kind of attestation`}>
          <p className="text-sm text-ink-soft">
            <Trans>We can’t check this kind here.</Trans>
          </p>
        </End>
      );
  }
}

function End({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </div>
  );
}
