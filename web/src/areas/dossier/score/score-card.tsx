import type { StrikeView } from '@fap/shared/strike/contract.ts';
import {
  ACCESS_SCORE,
  STRIKE_GATES,
  STRIKE_PARTS,
  type StrikeGate,
  type StrikePart,
} from '@fap/shared/strike/strike-score.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { formatTenths } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';

const PARTS: Readonly<Record<StrikePart, string>> = {
  enquiry: t`Lines of enquiry`,
  linkage: t`Links between reports`,
  harm: t`Harm`,
  vulnerability: t`Vulnerability`,
  integrity: t`Integrity of the evidence`,
  completeness: t`Completeness of the puzzle`,
  urgency: t`Urgency`,
};
const GATES: Readonly<Record<StrikeGate, string>> = {
  identifiers: t`A payment identifier that two reports name, or two kinds of identifiers`,
  corroboration: t`Two independent reports, or one payment of US$ 50,000`,
  integrity: t`Every log was checked, and each file has its SHA-256 still`,
  redaction: t`No personal data of third parties in the shared edition, as an analyst says`,
  signOff: t`An analyst signed off`,
};
const PARTS_IN_ORDER = Object.keys(STRIKE_PARTS) as StrikePart[];

/** The Strike Score, what it is made of, what must hold, and what would raise it. */
export function ScoreCard({ view }: { view: StrikeView }) {
  return (
    <Card role="region" aria-labelledby="strike-title">
      <CardHeader
        id="strike-title"
        title={t`Strike Score`}
        hint={t`How actionable the cluster is for an investigator. It does not say who is guilty.`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-5xl font-bold tabular-nums">{view.score}</span>
          <span className="text-ink-soft">
            <Trans>of 100</Trans>
          </span>
          {view.isHeld && (
            <span>
              <Trans>Held at 84, because a condition below does not hold.</Trans>
            </span>
          )}
        </p>
        <p>
          {view.isWindowOpen
            ? t`The access window is open: law enforcement may read the dossier.`
            : t`The access window is closed: it opens at ${ACCESS_SCORE}, when every condition below holds.`}
        </p>
        <ul className="grid gap-3">
          {PARTS_IN_ORDER.map((part) => (
            <PartRow key={part} name={PARTS[part]} {...view.parts[part]} />
          ))}
        </ul>
        <section aria-labelledby="gates-title">
          <h3 id="gates-title" className="mb-2 font-semibold">
            <Trans>Conditions for {ACCESS_SCORE} and more</Trans>
          </h3>
          <ul className="grid gap-2">
            {STRIKE_GATES.map((gate) => (
              <GateRow key={gate} holds={view.gates[gate]} text={GATES[gate]} />
            ))}
          </ul>
        </section>
        {view.raises.length > 0 && (
          <section aria-labelledby="raises-title">
            <h3 id="raises-title" className="mb-2 font-semibold">
              <Trans>What would raise it</Trans>
            </h3>
            <ul className="grid list-disc gap-1 pl-5">
              {view.raises.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
      </CardBody>
    </Card>
  );
}

function PartRow({ name, points, max }: { name: string; points: number; max: number }) {
  return (
    <li>
      <p className="mb-1 flex justify-between gap-4 text-sm">
        <span>{name}</span>
        <span className="tabular-nums">
          <Trans>
            {formatTenths(points)} of {max}
          </Trans>
        </span>
      </p>
      <Progress label={name} percent={(100 * points) / max} />
    </li>
  );
}

function GateRow({ holds, text }: { holds: boolean; text: string }) {
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={holds ? 'mt-0.5 size-5 shrink-0 text-low' : 'mt-0.5 size-5 shrink-0 text-critical'}
      />
      <span>
        <span className="sr-only">{holds ? t`Holds: ` : t`Does not hold: `}</span>
        {text}
      </span>
    </li>
  );
}
