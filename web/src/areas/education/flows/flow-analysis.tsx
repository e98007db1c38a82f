import type { FlowStage, ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { SuggestChangeLink } from '../../catalogue/public/suggest-change-link.tsx';
import { formatMinutes } from './flow-words.ts';
import { StageEffect, StageExit, StageMoves, StageScript } from './stage-parts.tsx';
import { StageTimeline } from './stage-timeline.tsx';
import { successFigure } from './success-figure.ts';

/** A flow stage by stage: what they say, what it does to a person, and how to step out. */
export function FlowAnalysis({ flow, onSimulate }: { flow: ScamFlow; onSimulate: () => void }) {
  return (
    <>
      <FigurePanel
        figures={[
          {
            label: t`Time in contact`,
            value: formatMinutes(flow.totalDuration),
            note: t`Our estimate over ${flow.stages.length} stages, not measured.`,
          },
          successFigure(flow),
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          We only know about people who reported. How many were approached and didn’t pay, nobody knows.
        </Trans>
      </p>
      <section aria-labelledby="flow-timeline" className="mt-8">
        <h3 id="flow-timeline" className="text-lg font-semibold">
          <Trans>How it unfolds</Trans>
        </h3>
        <p className="mt-1 mb-4 text-ink-soft">
          <Trans>The wider a stage, the more time people spend in it: talking, reading and writing.</Trans>
        </p>
        <StageTimeline flow={flow} />
      </section>
      <ol aria-label={t`Stages`} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {flow.stages.map((stage, place) => (
          <li key={stage.id}>
            <StageCard stage={stage} number={place + 1} />
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <Button variant="primary" onClick={onSimulate}>
          <Play aria-hidden className="size-4" />
          <Trans>Walk through it</Trans>
        </Button>
      </div>
      <FlowVariants flow={flow} />
      <FlowSources flow={flow} />
    </>
  );
}

function StageCard({ stage, number }: { stage: FlowStage; number: number }) {
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h4 className="text-lg font-semibold">
              {number}. {stage.name}
            </h4>
            <p className="mt-0.5 text-sm text-ink-soft">
              <Trans>
                About {formatMinutes(stage.duration)}, spread over: {stage.span}
              </Trans>
            </p>
          </div>
          <StageMoves moves={stage.moves} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
          <StageScript stage={stage} />
          <StageEffect stage={stage} />
        </div>
        <StageExit title={t`How to step out here`} stage={stage} />
        <p className="text-sm text-ink-soft">
          <Trans>
            Layer {stage.layer} of a scam’s anatomy: {stage.layerName}
          </Trans>
        </p>
      </CardBody>
    </Card>
  );
}

function FlowVariants({ flow }: { flow: ScamFlow }) {
  return (
    <section aria-labelledby="flow-variants" className="mt-10">
      <h3 id="flow-variants" className="text-lg font-semibold">
        <Trans>Variants of {flow.familyName}</Trans>
      </h3>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {flow.variants.map(({ id, name, description }) => (
          <li key={id} className="rounded-lg border border-line bg-surface p-4">
            <Link href={paths.subtype(flow.familyId, id)} className="link font-semibold">
              {name}
            </Link>
            <p className="mt-1 text-sm text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlowSources({ flow }: { flow: ScamFlow }) {
  return (
    <section aria-labelledby="flow-sources" className="mt-10 text-sm">
      <h3 id="flow-sources" className="text-base font-semibold">
        <Trans>Where this comes from</Trans>
      </h3>
      <p className="mt-1 text-ink-soft">
        <Trans>
          We wrote the stages and the words in them; nobody received exactly these. Reviewed{' '}
          {formatDay(flow.reviewedOn)}.
        </Trans>
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {flow.sources.map(({ says, source }) => (
          <li key={says}>
            {says} <span className="text-ink-soft">{source}</span>
          </li>
        ))}
      </ul>
      <SuggestChangeLink kind="flow" id={flow.id} name={flow.name} className="mt-3" />
    </section>
  );
}
