import { t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { CaseEvidence } from '../public/case-evidence.tsx';

/** The user's own evidence items. */
export function EvidenceListScreen() {
  const [{ compare }] = useUrlFilters(paths.evidenceList.query);
  return (
    <PageFrame
      title={t`Your evidence`}
      lead={t`Everything you’ve added. We keep it unchanged. Only you and analysts can open the originals.`}
    >
      <CaseEvidence {...(compare ? { initialChoice: compare } : {})} />
    </PageFrame>
  );
}
