import { CASE_STATUSES, RISK_LEVELS } from '@fap/shared/cases/constants.ts';
import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FolderPlus, FolderSearch, Gauge } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { casePages } from '../data.ts';
import { CaseFilterBar } from '../list/case-filter-bar.tsx';
import { CaseList } from '../list/case-list.tsx';

const FILTER_NAMES = paths.cases.query;

/** All cases, with filters in the address. */
export function CasesScreen() {
  const [filters, setFilters] = useUrlFilters(FILTER_NAMES);
  const q = useDeferredValue(filters.q.trim());
  const status = CASE_STATUSES.find((one) => one === filters.status);
  const riskLevel = RISK_LEVELS.find((one) => one === filters.risk);
  const scamType = SCAM_TYPES.find((one) => one === filters.type);
  const query = {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(riskLevel ? { riskLevel } : {}),
    ...(scamType ? { scamType } : {}),
  };
  const list = usePages(casePages, { query });
  const isFiltered = Boolean(q || status || riskLevel || scamType);
  return (
    <PageFrame
      title={t`Cases`}
      lead={t`Each case collects its evidence in one place. Who doesn’t work on a case reads it without personal data.`}
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={paths.newCase()}>
              <FolderPlus aria-hidden className="size-4" />
              <Trans>New case</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.dashboard()}>
              <Gauge aria-hidden className="size-4" />
              <Trans>Command Center</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <CaseFilterBar filters={filters} onChange={setFilters} />
      <div className="mt-6">
        <PagedList
          pages={list}
          things={t`cases`}
          after={<ExportLinks table="cases" things={t`cases`} query={query} className="mt-4" />}
          empty={
            <EmptyState
              icon={FolderSearch}
              title={isFiltered ? t`No case matches` : t`No cases yet`}
              text={
                isFiltered
                  ? t`Try fewer words, or another filter.`
                  : t`Open one to collect evidence of a scam in one place.`
              }
              actions={
                isFiltered && (
                  <Button onClick={() => setFilters({ q: '', status: '', risk: '', type: '' })}>
                    <Trans>Clear filters</Trans>
                  </Button>
                )
              }
            />
          }
        >
          {(cases) => <CaseList cases={cases} />}
        </PagedList>
      </div>
    </PageFrame>
  );
}
