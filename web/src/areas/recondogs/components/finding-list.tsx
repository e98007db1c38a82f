import type { UnitRun } from '@fap/shared/recondogs/entities.ts';
import { citedExhibits, exhibitInWords } from '../cited-exhibits.ts';

/** Exhibits named below a finding; the rest is counted. */
const EXHIBITS_SHOWN = 6;

/** What a run found, each finding with the exhibits it cites; closed until somebody wants to read it. */
export function FindingList({ unitName, findings }: { unitName: string; findings: UnitRun['findings'] }) {
  if (findings.length === 0) return null;
  return (
    <details className="mt-2 rounded-md border border-line bg-canvas open:pb-3">
      <summary className="min-h-10 cursor-pointer rounded-md px-3 py-2 text-sm font-medium text-accent">
        {findings.length} {findings.length === 1 ? 'finding' : 'findings'}
        <span className="sr-only"> of {unitName}</span>
      </summary>
      <ol className="grid gap-3 px-3 pt-1 text-sm">
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings of a run never change their order
          <li key={index}>
            <p className="font-medium wrap-anywhere text-ink">{finding.title}</p>
            <p className="wrap-anywhere text-ink-soft">{finding.detail}</p>
            <Exhibits citations={finding.citations} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Exhibits({ citations }: { citations: UnitRun['findings'][number]['citations'] }) {
  const exhibits = citedExhibits(citations);
  if (exhibits.length === 0) return null;
  const rest = exhibits.length - EXHIBITS_SHOWN;
  return (
    <p className="mt-0.5 text-ink-soft">
      <span className="font-medium text-ink">Cites</span>{' '}
      {exhibits.slice(0, EXHIBITS_SHOWN).map(exhibitInWords).join('; ')}
      {rest > 0 && ` and ${rest} more ${rest === 1 ? 'exhibit' : 'exhibits'}`}
    </p>
  );
}
