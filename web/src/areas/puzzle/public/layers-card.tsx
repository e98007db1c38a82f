import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';
import { LayerWheel } from '../../clusters/public/layer-wheel.tsx';
import { puzzleResource } from '../live/data.ts';
import { describeGap, useDecidesAlone } from '../live/layer-gap.ts';

/** A cluster's fourteen layers as a wheel, and as links into the puzzle with what each still lacks. Updates live. */
export function LayersCard({ clusterId }: { clusterId: string }) {
  const request = { params: { clusterId } };
  const puzzle = useRead(puzzleResource, request);
  useTopic(puzzleTopic(clusterId), puzzleFacts, {
    isOn: puzzle.data !== undefined,
    onGathered: () => void puzzleResource.refresh(request),
    onTruncated: () => void puzzleResource.refresh(request),
  });
  return (
    <Card>
      <CardHeader title={t`Fourteen layers`} hint={t`What the puzzle has solved, and where it needs you`} />
      <CardBody className="grid min-h-[27rem] grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {puzzle.data ? (
          <Layers puzzle={puzzle.data} />
        ) : puzzle.isError ? (
          <ErrorState
            title={t`We could not load the layers`}
            onRetry={() => void puzzle.refetch()}
            isRetrying={puzzle.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading the layers…`} shape="list" count={4} className="lg:col-span-2" />
        )}
      </CardBody>
    </Card>
  );
}

function Layers({ puzzle: { clusterId, layers, contributions, completionRate } }: { puzzle: Puzzle }) {
  const decidesAlone = useDecidesAlone();
  const complete = layers.filter(({ status }) => status === 'complete').length;
  return (
    <>
      <LayerWheel
        states={layers.map(({ status }) => status)}
        figure={`${Math.round(completionRate)}%`}
        below={t`${complete} of ${layers.length} complete`}
      />
      <ol className="grid gap-x-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-7">
        {layers.map((layer) => (
          <li key={layer.layer} className="flex min-h-11 items-center gap-3 py-1">
            <LayerFace layer={layer.layer} />
            <span className="min-w-0 leading-snug">
              <Link
                href={paths.puzzle(clusterId, { mode: 'contribute', layer: layer.layer })}
                className="font-medium hover:text-accent hover:underline"
              >
                {layer.layer} {layer.name}
              </Link>
              <span className="block text-sm text-ink-soft">
                {layer.status === 'complete'
                  ? LAYER_STATE_WORDS.complete
                  : `${LAYER_STATE_WORDS[layer.status]}, ${describeGap(layer, contributions, decidesAlone)}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
