import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { countConfirmations, describeGap, useDecidesAlone } from '../live/layer-gap.ts';

const KNOWN_MAX_LENGTH = 160;

export interface LayerBriefProps {
  layer: PuzzleLayer;
  /** The layer's pieces, newest first. */
  pieces: readonly Contribution[];
}

/** What is known about a layer, what is missing, and what would count as proof. */
export function LayerBrief({ layer, pieces }: LayerBriefProps) {
  const { evidenceToAskFor } = anatomyLayer(layer.layer);
  const readable = pieces.filter(({ moderation }) => !moderation);
  const known = readable.find(({ status }) => status === 'confirmed');
  // The one that the gap counts from: the nearest to being confirmed.
  const [open] = readable
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => countConfirmations(b) - countConfirmations(a));
  const gap = describeGap(layer, pieces, useDecidesAlone());
  const facts: [string, string][] = [
    [
      t`Known`,
      known ? cut(known.content) : open ? t`Not confirmed yet: ${cut(open.content)}` : t`Nothing yet`,
    ],
    [
      t`Missing`,
      gap ? `${gap.charAt(0).toUpperCase()}${gap.slice(1)}.` : t`Nothing. More pieces still help.`,
    ],
    [t`Proof`, evidenceToAskFor],
  ];
  return (
    <dl className="grid gap-1.5 text-sm">
      {facts.map(([term, text]) => (
        <div key={term} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const cut = (text: string): string =>
  text.length > KNOWN_MAX_LENGTH ? `${text.slice(0, KNOWN_MAX_LENGTH - 1)}…` : text;
