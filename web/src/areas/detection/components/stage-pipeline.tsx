import type { StageState } from '@fap/shared/detection/entities.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The five stages of a scan, each with its progress. */
export function StagePipeline({ stages }: { stages: readonly StageState[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">Pipeline</h2>
      <ol className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-5">
        {stages.map(({ stage, status, items }) => (
          <li key={stage} className="grid content-start justify-items-start gap-1">
            <span className="font-medium">{stage}</span>
            <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{status}</Badge>
            <span className="text-sm text-ink-soft">{progressOf(status, items)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function progressOf(status: StageState['status'], items: number): string {
  if (status === 'pending') return 'Waiting for input';
  return items === 1 ? '1 item' : `${items} items`;
}
