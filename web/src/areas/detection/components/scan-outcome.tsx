import type { ScannedSource } from '@fap/shared/detection/entities.ts';
import { DETECTION_OUTCOMES, type DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import { StackedBar } from '../../../ui/chart/stacked-bar.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';

const WORDS: Record<DetectionOutcome, string> = {
  founded: 'started a cluster',
  joined: 'joined a cluster',
  cited: 'cited in a cluster',
  candidate: 'wait for an analyst',
  unmatched: 'matched nothing',
};

export interface ScanOutcomeProps {
  sources: readonly ScannedSource[];
  /** The newest findings; the server sends a limited number. */
  findings: readonly { outcome: DetectionOutcome | null }[];
}

/** Where a scan looked, and what became of what it found. */
export function ScanOutcome({ sources, findings }: ScanOutcomeProps) {
  const parts = DETECTION_OUTCOMES.map((outcome) => ({
    label: WORDS[outcome],
    value: findings.filter((finding) => finding.outcome === outcome).length,
  }));
  return (
    <section className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      {findings.length > 0 && (
        <div>
          <h2 className="mb-3 font-semibold">
            {findings.length === 1
              ? 'What became of the newest finding'
              : `What became of the newest ${findings.length} findings`}
          </h2>
          <StackedBar label="What became of the findings" parts={parts} />
        </div>
      )}
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
          {sources.length === 1 ? '1 source' : `${sources.length} sources`} scanned
        </summary>
        <div className="mt-2">
          <DataTable
            caption="Scanned sources"
            isCaptionHidden
            rows={sources}
            rowKey={({ source }) => source}
            columns={[
              { header: 'Source', cell: ({ name }) => name },
              { header: 'New items', cell: ({ findings: count }) => count, align: 'end' },
              { header: 'Scanned', cell: ({ lastScan }) => <RelativeTime at={lastScan} />, align: 'end' },
            ]}
          />
        </div>
      </details>
    </section>
  );
}
