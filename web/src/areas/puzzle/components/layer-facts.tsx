import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { contributorName } from '../public/contributor-name.ts';

const SHOWN_HASH_LENGTH = 12;

/** Who contributed a layer, how sure they are, and the fingerprint under which it is timestamped. Nothing without pieces. */
export function LayerFacts({ layer }: { layer: PuzzleLayer }) {
  if (layer.status === 'missing') return null;
  const { contributor, confidence, blockchainHash: hash } = layer;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
      <Fact term={t`Contributor`}>{contributor ? contributorName(contributor) : '—'}</Fact>
      <Fact term={t`Confidence`}>
        {confidence === null ? '—' : `${Math.min(99, Math.round(confidence))}%`}
      </Fact>
      <Fact term={t`Pieces`}>{layer.pieces}</Fact>
      <Fact term={t`Hash`}>
        {hash ? <span className="font-mono text-[0.8125rem]">{hash.slice(0, SHOWN_HASH_LENGTH)}…</span> : '—'}
        {hash && <CopyButton label={t`Copy the hash`} value={hash} />}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
