import { matchingContract } from '@fap/shared/matching/contract.ts';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../../platform/api-client.ts';
import { useAction } from '../../platform/use-action.ts';
import type { ReportDraft } from './report-draft.ts';

/** Says before a report is sent which cluster it would join; without an answer it says nothing. */
export function MatchPreview({ report }: { report: ReportDraft }) {
  const { description, evidence, scamPersonas } = report;
  const preview = useAction({
    run: () => api(matchingContract.previewMatch, { body: { description, evidence, scamPersonas } }),
  });
  const look = preview.mutate;
  useEffect(() => {
    if (description.trim() || evidence.trim()) look();
  }, [description, evidence, look]);
  if (!preview.data) return null;
  const { match } = preview.data;
  return (
    <p role="status" className="mb-5 flex items-start gap-2.5 rounded-lg bg-accent-soft px-4 py-3">
      <Users aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      {match ? (
        <span>
          You are not the only one: your report would join the cluster{' '}
          <strong className="font-semibold">{match.name}</strong> ({Math.round(match.percent)}% alike, it
          names the same party).
        </span>
      ) : (
        <span>No other report names the same party yet: yours would begin a new cluster.</span>
      )}
    </p>
  );
}
