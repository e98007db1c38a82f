import {
  type EvidenceSubmission,
  NOTHING_TO_COMPARE,
  type SimilarityResult,
} from '@fap/shared/matching/contract.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { beginReport } from '../../reports/public/begin-report.ts';
import { checkSimilarity, EMPTY_SUBMISSION } from '../similarity/data.ts';
import { MatchResults } from '../similarity/match-results.tsx';
import { RecentActivity } from '../similarity/recent-activity.tsx';
import { SimilarityStats } from '../similarity/similarity-stats.tsx';
import { SubmissionForm } from '../similarity/submission-form.tsx';

interface Checked {
  submission: EvidenceSubmission;
  result: SimilarityResult;
}

/** Checks before a report whether others met the same scam, then leads into that cluster or a new one. */
export function SimilarityInterceptorScreen() {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const draft = useDraft<EvidenceSubmission>('similarity', user.id, EMPTY_SUBMISSION);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useAction<EvidenceSubmission, SimilarityResult>({
    run: checkSimilarity,
    onSuccess: (result, submission) => {
      setChecked({ result, submission });
      announce(result);
    },
    onFailure: () =>
      toast({
        title: t`Analysis Failed`,
        description: t`Unable to analyze submission. Please try again.`,
        variant: 'destructive',
      }),
  });
  const handleCheck = () => {
    const { websiteUrl, scriptText } = draft.value;
    if (websiteUrl.trim() || scriptText.trim()) check.mutate(draft.value);
    else toast({ title: t`Missing Information`, description: NOTHING_TO_COMPARE, variant: 'destructive' });
  };
  const handleCreate = (submission: EvidenceSubmission) => {
    toast({
      title: t`Creating New Cluster`,
      description: t`Starting new cluster creation process`,
      variant: 'default',
    });
    const { websiteUrl, scriptText, contactInfo, paymentMethod, scammerName, description } = submission;
    beginReport(user.id, {
      description,
      scamPersonas: scammerName,
      evidence: [scriptText, websiteUrl, contactInfo, paymentMethod].filter((part) => part.trim()).join('\n'),
    });
    navigate(paths.buildCluster());
  };
  return (
    <PageFrame
      title={t`Cluster Similarity Interceptor`}
      lead={t`Has somebody else met this scam? We compare it with other reports in six layers and in its wording, and show you why.`}
    >
      <div className="grid gap-6">
        <SimilarityStats />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SubmissionForm
              submission={draft.value}
              isPending={check.isPending}
              onChange={draft.change}
              onSubmit={handleCheck}
            />
            {checked && (
              <MatchResults
                key={check.submittedAt}
                result={checked.result}
                submission={checked.submission}
                onClear={() => setChecked(null)}
                onCreate={() => handleCreate(checked.submission)}
              />
            )}
          </div>
          <RecentActivity />
        </div>
      </div>
    </PageFrame>
  );
}

function announce({ matches: [best], matches }: SimilarityResult): void {
  if (!best) {
    toast({
      title: t`No Matches Found`,
      description: t`This appears to be a new scam type. You can create a new cluster.`,
      variant: 'default',
    });
    return;
  }
  const clusters = matches.length === 1 ? '1 similar cluster' : t`${matches.length} similar clusters`;
  toast({
    title: t`Similar Clusters Found`,
    description: t`Found ${clusters} with up to ${Math.round(best.score)}% similarity`,
    variant: 'success',
  });
}
