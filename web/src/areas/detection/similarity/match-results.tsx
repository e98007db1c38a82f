import type { EvidenceSubmission, SimilarityResult } from '@fap/shared/matching/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { joinCluster, type SimilarCluster } from './data.ts';
import { MatchCard } from './match-card.tsx';

export interface MatchResultsProps {
  result: SimilarityResult;
  /** The compared submission; joining uploads it as evidence. */
  submission: EvidenceSubmission;
  onClear: () => void;
  onCreate: () => void;
}

/** The similar clusters, the recommendation, and buttons to join one or start a new one. */
export function MatchResults({ result, submission, onClear, onCreate }: MatchResultsProps) {
  const card = useRef<HTMLDivElement>(null);
  // It is made anew for every answer.
  useEffect(() => moveFocusTo(card.current), []);
  const [joined, setJoined] = useState<ReadonlySet<string>>(new Set());
  const join = useAction<SimilarCluster, boolean>({
    run: ({ cluster }) => joinCluster(cluster.id, submission),
    onSuccess: (isInCluster, { cluster }) => {
      if (isInCluster) setJoined((before) => new Set([...before, cluster.id]));
      else
        toast({
          title: t`Not joined`,
          description: t`You added this somewhere else before, and it stays there.`,
          variant: 'destructive',
        });
    },
    onFailure: () =>
      toast({
        title: t`Not joined`,
        description: t`We could not add your evidence. It’s still here; please try again.`,
        variant: 'destructive',
      }),
  });
  const handleJoin = (match: SimilarCluster) => {
    toast({
      title: t`Joining Cluster`,
      description: t`Your evidence will be added to ${match.cluster.name}`,
      variant: 'default',
    });
    join.mutate(match);
  };
  return (
    <Card ref={card} tabIndex={-1} role="region" aria-labelledby="matches-title" className="scroll-mt-24">
      <CardHeader
        id="matches-title"
        title={result.intercepted ? t`Similar clusters` : t`No similar cluster`}
        actions={
          <Button variant="quiet" onClick={onClear}>
            <Trans>Clear Results</Trans>
          </Button>
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p role="status">{result.recommendation.message}</p>
        {result.matches.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {result.matches.map((match) => (
              <MatchCard
                key={match.cluster.id}
                match={match}
                scores={result.similarityScores.find(({ clusterId }) => clusterId === match.cluster.id)}
                isJoining={join.isPending && join.variables.cluster.id === match.cluster.id}
                hasJoined={joined.has(match.cluster.id)}
                onJoin={() => handleJoin(match)}
              />
            ))}
          </ul>
        )}
        <div>
          <Button variant={result.intercepted ? 'secondary' : 'primary'} onClick={onCreate}>
            <Trans>Create New Cluster</Trans>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
