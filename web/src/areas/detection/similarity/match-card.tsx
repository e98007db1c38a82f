import type { SimilarityResult } from '@fap/shared/matching/contract.ts';
import { DNA_LAYERS } from '@fap/shared/matching/traits/layers.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { sayIndicator } from '../../indicators/public/indicator-label.ts';
import type { SimilarCluster } from './data.ts';

export interface MatchCardProps {
  match: SimilarCluster;
  /** Likeness by layer, if known. */
  scores: SimilarityResult['similarityScores'][number] | undefined;
  isJoining: boolean;
  hasJoined: boolean;
  onJoin: () => void;
}

/** Critical from 90 %, accent from 80 % (specification, section 9). */
const toneOf = (score: number): Tone => (score >= 90 ? 'critical' : score >= 80 ? 'accent' : 'neutral');

/** A cluster similar to the submission, with the score, the shared elements and a button to join. */
export function MatchCard({ match, scores, isJoining, hasJoined, onJoin }: MatchCardProps) {
  const { cluster, score, contributorCount, matchedElements, joinsByItself } = match;
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Link href={paths.cluster(cluster.id)} className="link min-w-0 text-lg font-semibold break-words">
          {cluster.name}
        </Link>
        <Badge tone={toneOf(score)}>
          <Trans>{Math.round(score)}% similar</Trans>
        </Badge>
      </div>
      <p className="mt-1.5 text-ink-soft wrap-anywhere">{cluster.description}</p>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft">
        <Users aria-hidden className="size-4" />
        {contributorCount === 0 ? t`Fewer than 5 contributors` : t`${contributorCount} contributors or more`}
      </p>
      {matchedElements.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-semibold">
            <Trans>Matched elements</Trans>
          </h4>
          <ul className="mt-1 grid gap-1 text-sm">
            {matchedElements.map((element) => (
              <li key={element} className="break-all">
                {sayIndicator(element)}
              </li>
            ))}
          </ul>
        </>
      )}
      {scores && <LayerScores scores={scores} />}
      <p className="mt-4 text-sm text-ink-soft">
        {joinsByItself
          ? t`It names something only one party is known to use.`
          : t`We never join on likeness alone, and it counts for at most 80%. Please compare before you join.`}
      </p>
      <div className="mt-3">
        {hasJoined ? (
          <p role="status" className="font-medium">
            <Trans>Your evidence is in this cluster.</Trans>
          </p>
        ) : (
          <Button variant={joinsByItself ? 'primary' : 'secondary'} onClick={onJoin} isBusy={isJoining}>
            <Trans>Join Cluster</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function LayerScores({ scores: { layers, text } }: { scores: NonNullable<MatchCardProps['scores']> }) {
  const [isOpen, setOpen] = useState(false);
  const rows = [
    ...(text === null ? [] : [{ name: t`Wording`, percent: text }]),
    ...DNA_LAYERS.flatMap(({ key, name }) => (layers[key] === null ? [] : [{ name, percent: layers[key] }])),
  ];
  if (rows.length === 0) return null;
  return (
    <details className="mt-4 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">
        <Trans>Likeness layer by layer</Trans>
      </summary>
      {isOpen && (
        <>
          <dl className="mt-2 grid gap-2">
            {rows.map(({ name, percent }) => (
              <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)_3rem] items-center gap-3">
                <dt>{name}</dt>
                <dd>
                  <Progress label={t`${name} likeness`} percent={percent} />
                </dd>
                <dd className="text-right tabular-nums">{Math.round(percent)}%</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-ink-soft">
            <Trans>We leave out layers where one side has no data.</Trans>
          </p>
        </>
      )}
    </details>
  );
}
