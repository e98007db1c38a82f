import type { StrikeView } from '@fap/shared/strike/contract.ts';
import {
  ACCESS_SCORE,
  STRIKE_GATES,
  STRIKE_PARTS,
  type StrikeGate,
  type StrikePart,
} from '@fap/shared/strike/strike-score.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';

const PARTS: Readonly<Record<StrikePart, string>> = {
  enquiry: 'Lines of enquiry',
  linkage: 'Links between reports',
  harm: 'Harm',
  vulnerability: 'Vulnerability',
  integrity: 'Integrity of the evidence',
  completeness: 'Completeness of the puzzle',
  urgency: 'Urgency',
};
const GATES: Readonly<Record<StrikeGate, string>> = {
  identifiers: 'A payment identifier that two reports name, or two kinds of identifiers',
  corroboration: 'Two independent reports, or one payment of US$ 50,000',
  integrity: 'Every log was checked, and each file has its SHA-256 still',
  redaction: 'No personal data of third parties in the shared edition, as an analyst says',
  signOff: 'An analyst signed off',
};
const PARTS_IN_ORDER = Object.keys(STRIKE_PARTS) as StrikePart[];

/** The Strike Score, what it is made of, what must hold, and what would raise it. */
export function ScoreCard({ view }: { view: StrikeView }) {
  return (
    <Card role="region" aria-labelledby="strike-title">
      <CardHeader
        id="strike-title"
        title="Strike Score"
        hint="How actionable the cluster is for an investigator. It does not say who is guilty."
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-5xl font-bold tabular-nums">{view.score}</span>
          <span className="text-ink-soft">of 100</span>
          {view.isHeld && <span>Held at 84, because a condition below does not hold.</span>}
        </p>
        <p>
          {view.isWindowOpen
            ? 'The access window is open: law enforcement may read the dossier.'
            : `The access window is closed: it opens at ${ACCESS_SCORE}, when every condition below holds.`}
        </p>
        <ul className="grid gap-3">
          {PARTS_IN_ORDER.map((part) => (
            <PartRow key={part} name={PARTS[part]} {...view.parts[part]} />
          ))}
        </ul>
        <section aria-labelledby="gates-title">
          <h3 id="gates-title" className="mb-2 font-semibold">
            Conditions for {ACCESS_SCORE} and more
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
              What would raise it
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
          {points.toFixed(1)} of {max}
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
        <span className="sr-only">{holds ? 'Holds: ' : 'Does not hold: '}</span>
        {text}
      </span>
    </li>
  );
}
