import type { FlowStage } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { LEVER_LABELS } from '@fap/shared/education/flows/texts/scam-flow.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { MOVE_WORDS } from './flow-words.ts';

/** What the other side says at a stage. */
export function StageScript({ stage }: { stage: FlowStage }) {
  return (
    <figure className="rounded-lg border border-line bg-sunken p-4">
      <figcaption className="text-sm font-medium text-ink-soft">
        <Trans>What they say</Trans>
      </figcaption>
      <blockquote className="mt-1 wrap-anywhere">“{stage.script}”</blockquote>
    </figure>
  );
}

/** What a stage does to a person, and what it works with. */
export function StageEffect({ stage }: { stage: FlowStage }) {
  return (
    <dl className="grid gap-3 text-control">
      <div>
        <dt className="text-sm font-medium text-ink-soft">
          <Trans>How it can feel</Trans>
        </dt>
        <dd>{stage.victim_state}</dd>
      </div>
      <div>
        <dt className="text-sm font-medium text-ink-soft">
          <Trans>What it works with</Trans>
        </dt>
        <dd>{stage.triggers.map((lever) => LEVER_LABELS[lever]).join(', ')}</dd>
      </div>
    </dl>
  );
}

/** How to step out at a stage. */
export function StageExit({ title, stage }: { title: string; stage: FlowStage }) {
  return (
    <div className="flex gap-3 rounded-lg border border-accent-line bg-accent-soft p-4">
      <LogOut aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5">{stage.exit}</p>
      </div>
    </div>
  );
}

/** What the other side does at a stage, by the playbook's labels. */
export function StageMoves({ moves }: { moves: FlowStage['moves'] }) {
  return (
    <ul aria-label={t`What they do`} className="flex flex-wrap gap-1.5">
      {moves.map((move) => (
        <li key={move}>
          <Badge>{MOVE_WORDS[move]}</Badge>
        </li>
      ))}
    </ul>
  );
}
