import { matchingContract } from '@fap/shared/matching/contract.ts';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../../platform/api-client.ts';
import { useAction } from '../../platform/use-action.ts';
import type { ReportDraft } from './report-draft.ts';

/** Says which cluster a report would join, before it is sent; shows nothing until the server has answered. */
export function MatchPreview({ report }: { report: ReportDraft }) {
  const { description, evidence, scamPersonas } = report;
  const preview = useAction({
    run: () => api(matchingContract.previewMatch, { body: { description, evidence, scamPersonas } }),
  });
  const previewMatch = preview.mutate;
  useEffect(() => {
    if (description.trim() || evidence.trim()) previewMatch();
  }, [description, evidence, previewMatch]);
  if (!preview.data) return null;
  const { match } = preview.data;
  return (
    <p role="status" className="mb-5 flex items-start gap-2.5 rounded-lg bg-accent-soft px-4 py-3">
      <Users aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      {match ? (
        <span>
          <Trans>
            You’re not the only one: your report would join the cluster{' '}
            <strong className="font-semibold">{match.name}</strong>. They’re {Math.round(match.percent)}%
            alike and name the same party.
          </Trans>
        </span>
      ) : (
        <span>
          <Trans>No other report names the same party yet. Yours would start a new cluster.</Trans>
        </span>
      )}
    </p>
  );
}
