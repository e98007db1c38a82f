import type { UnitRun } from '@fap/shared/recondogs/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { citedExhibits, describeExhibit } from '../cited-exhibits.ts';

/** How many cited exhibits a finding names; the rest is only counted. */
const EXHIBITS_SHOWN = 6;

export interface FindingListProps {
  unitName: string;
  findings: UnitRun['findings'];
}

/** The findings of a run, each with its cited exhibits; collapsed at first. */
export function FindingList({ unitName, findings }: FindingListProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (findings.length === 0) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="mt-2 rounded-md border border-line bg-canvas">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-1.5 rounded-md px-3 text-left font-medium text-accent"
      >
        <Chevron aria-hidden className="size-4" />
        {findings.length} {plural(findings.length, { one: 'finding', other: 'findings' })}
        <span className="sr-only">
          <Trans>of {unitName}</Trans>
        </span>
      </button>
      {isOpen && (
        <ol id={listId} className="grid gap-3 px-3 pt-1 pb-3">
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings of a run never change their order
            <li key={index}>
              <p className="font-medium wrap-anywhere text-ink">{finding.title}</p>
              <p className="wrap-anywhere">{finding.detail}</p>
              <Exhibits citations={finding.citations} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Exhibits({ citations }: { citations: UnitRun['findings'][number]['citations'] }) {
  const exhibits = citedExhibits(citations);
  if (exhibits.length === 0) return null;
  const rest = exhibits.length - EXHIBITS_SHOWN;
  return (
    <p className="mt-0.5 text-ink-soft">
      <span className="font-medium text-ink">
        <Trans>Cites</Trans>
      </span>{' '}
      {exhibits.slice(0, EXHIBITS_SHOWN).map(describeExhibit).join('; ')}
      {rest > 0 && t` and ${rest} more ${plural(rest, { one: 'exhibit', other: 'exhibits' })}`}
    </p>
  );
}
