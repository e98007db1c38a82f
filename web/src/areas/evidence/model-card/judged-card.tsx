import type { JudgedFigure, JudgedModel } from '@fap/shared/evidence/model/judged.ts';
import type { ShippedModel } from '@fap/shared/evidence/model/shipped.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatTenths } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { FiguresTable } from './figures-table.tsx';

export interface JudgedCardProps {
  /** Null: not measured yet. */
  judged: JudgedModel | null;
  shipped: ShippedModel;
}

/** How often it is right, by kind of text; or that nobody has measured it yet. */
export function JudgedCard({ judged, shipped }: JudgedCardProps) {
  return (
    <Card>
      <CardHeader id="figures" title={t`How often it is right`} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {judged === null ? (
          <Note>
            <Trans>
              <strong className="font-semibold">Not measured yet.</strong> Version {shipped.version} has not
              been tested on collections of messages that it hasn’t seen, so we give no figure. Please take
              each result as a hint.
            </Trans>
          </Note>
        ) : (
          <Figures judged={judged} shipped={shipped} />
        )}
      </CardBody>
    </Card>
  );
}

function Figures({ judged, shipped }: { judged: JudgedModel; shipped: ShippedModel }) {
  return (
    <>
      {judged.version !== shipped.version && (
        <Note>
          <Trans>
            These figures are of version {judged.version}. The shipped version {shipped.version} has not been
            judged yet.
          </Trans>
        </Note>
      )}
      <p>
        <Trans>
          Tested on <time dateTime={judged.judgedOn}>{formatDay(judged.judgedOn)}</time> with{' '}
          {formatNumber(judged.texts)} messages of {judged.sources} public collections. Nothing of a
          collection was used to teach the program that judged it.
        </Trans>
      </p>
      <FiguresTable judged={judged} />
      <dl className="grid gap-3">
        <Fact name={t`Right order`}>
          <Trans>
            Take one scam and one honest message. How often does the scam get the higher score? Guessing gives
            50%.
          </Trans>
        </Fact>
        <Fact name={t`False alarms`}>
          <Trans>
            Set it so that it finds 9 of 10 scams. How many honest messages does it then call a scam?
          </Trans>
        </Fact>
        <Fact name={t`Simple method`}>
          <Trans>
            A textbook method (TF-IDF with logistic regression) that learned from the same messages.
          </Trans>
        </Fact>
        <Fact name={t`In brackets`}>
          <Trans>
            The range of the figure for these collections (95% interval). Your messages may be of another
            kind.
          </Trans>
        </Fact>
        <Fact name={t`Scores`}>
          <Trans>
            A score of 80 should mean that 80 of 100 such messages are scams. On average it was off by{' '}
            {points(judged.calibrationError)}.
          </Trans>
        </Fact>
      </dl>
    </>
  );
}

const points = ({ value, low, high }: JudgedFigure): string => {
  const shown = (share: number) => formatTenths(share * 100);
  return t`${shown(value)} points (${shown(low)}–${shown(high)})`;
};

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <Info aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </p>
  );
}
