import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { Progress } from '../../../ui/progress.tsx';
import { StageEffect, StageExit, StageScript } from './stage-parts.tsx';

/** Where somebody is: before the first stage, at one, or past the end. */
type Place = { at: 'start' } | { at: 'stage'; index: number } | { at: 'end'; leftAt: number | null };

/** A walk through a flow, one stage at a time; after the last one it is back at its start. */
export function FlowSimulation({ flow }: { flow: ScamFlow }) {
  const [place, setPlace] = useState<Place>({ at: 'start' });
  const heading = useMoveFocus<HTMLHeadingElement>(place);
  const total = flow.stages.length;
  const stage = place.at === 'stage' ? flow.stages[place.index] : undefined;
  const start = () => setPlace({ at: 'stage', index: 0 });
  if (place.at !== 'stage' || !stage) {
    const leftAt = place.at === 'end' ? place.leftAt : null;
    return (
      <Panel>
        <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          {place.at === 'start'
            ? t`See it one step at a time`
            : leftAt === null
              ? t`You’ve seen all ${total} stages`
              : t`You stepped out at stage ${leftAt + 1} of ${total}`}
        </h3>
        {place.at === 'start' ? (
          <p>
            <Trans>
              You’ll read what they say, how it can feel and what you could do. Take your time. Nothing is
              sent to anybody, and you can stop whenever you like.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              {leftAt === null
                ? t`Each stage had a way out, and stopping late still helps.`
                : t`Stepping out is possible at each stage, and it’s right at each of them.`}{' '}
              Is this happening to you?{' '}
              <Link href={paths.help()} className="link font-medium">
                What to do in the first minutes
              </Link>
            </Trans>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" size="lg" onClick={start}>
            {place.at === 'start' ? t`Start` : t`Start again`}
          </Button>
        </div>
      </Panel>
    );
  }
  const { index } = place;
  const isLast = index === total - 1;
  return (
    <Panel>
      <div>
        <p className="text-sm font-medium text-ink-soft">
          <Trans>
            Stage {index + 1} of {total}
          </Trans>
        </p>
        <Progress
          label={t`Progress through ${flow.name}`}
          percent={((index + 1) / total) * 100}
          className="mt-2"
        />
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {stage.name}
      </h3>
      <StageScript stage={stage} />
      <StageEffect stage={stage} />
      <StageExit title={t`What you could do here`} stage={stage} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          onClick={() => setPlace(isLast ? { at: 'end', leftAt: null } : { at: 'stage', index: index + 1 })}
        >
          {isLast ? t`Finish` : t`Next Stage`}
        </Button>
        <Button size="lg" onClick={() => setPlace({ at: 'end', leftAt: index })}>
          <Trans>I’d step out here</Trans>
        </Button>
      </div>
    </Panel>
  );
}

const Panel = ({ children }: { children: ReactNode }) => (
  <Card className="max-w-3xl">
    <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</CardBody>
  </Card>
);
